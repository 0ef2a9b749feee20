format bank
a = pi, b = [1.005 -2; 1000 0], c = 5
format +
d = [1 -2 0; 0 3 -4], e = 5
