format shortG
a = pi, b = [pi 1e6 1e-6], c = 123456.789, d = [1 2.5], e = 1e10, f = NaN
format longG
a = pi, b = [pi 1e6], c = 1 / 3, d = single(1 / 3), e = 123456789.123
