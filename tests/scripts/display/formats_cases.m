x = pi;
format long
x
y = [1/3 2/3]
single(pi)
format short g
x
[1 1000.5 1e-6]
format compact
x
z = [1 2]
format
x
format shortE
x
format
