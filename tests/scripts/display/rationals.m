format rat
a = pi, b = 0.5, c = [1 1 / 2 1 / 3; 1 / 4 -1 / 5 6], d = 0, e = 1.25, f = 1 / 3 + 1i / 2, g = [NaN Inf]
