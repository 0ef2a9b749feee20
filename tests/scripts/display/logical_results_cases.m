a = 1:3 > 2
b = 1 == 1
c = ~[1 0; 0 1]
d = any([0 0 1])
e = isempty([])
