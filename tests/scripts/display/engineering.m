format shortEng
a = pi, b = 12345.678, c = [1e-4 1.5], d = 0.02, e = 100, f = 0
format longEng
a = pi, b = 12345.678, c = 1e-7
