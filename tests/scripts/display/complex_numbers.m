a = 3 + 4i, b = 1i, c = [1 + 2i 3.5 - 4i; 1i -1], d = 1e6 + 1i, e = complex(1, 0), f = [1e-3i 1], g = complex(NaN, -Inf), h = single(1 + 2i), k = 0.1 - 0.25i
