format shortE
a = pi, b = [1.5 -2e10], c = 5, d = [1 2 3], e = 0.1, f = [NaN 1.5]
format longE
a = pi, b = 1e-5 / 3, c = single(pi)
