% scalars of every kind without a semicolon
a = 5
b = -3.25
c = 1000
d = 1000.5
e = 1e-5
f = NaN
g = -Inf
h = 3+4i
k = true
m = int8(-5)
n = single(0.1)
p = 'text'
q = 1e10
