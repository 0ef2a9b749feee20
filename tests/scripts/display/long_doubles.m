format long
a = pi, b = [pi; 100.5], c = 1 / 3, d = [1 2 3], e = 1e10, f = 1e-5, g = single(pi), h = [1e-3 1e3], k = 100.125, l = -pi, m = 1 + 1 / 3 * 1i, n = NaN, o = 12345.678901
