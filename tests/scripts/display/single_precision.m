a = single(pi), b = single([1.5 2.5]), c = single(1e10), d = single([1e-3 100]), e = single(1:3), f = single(0.1) + 0.2, g = single(16777217)
format long
a, b, f
