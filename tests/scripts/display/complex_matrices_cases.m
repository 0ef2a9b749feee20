a = [1+2i, 3.5-4i; 0, 1i]
b = 1e3*[1+2i 3]
c = complex(1, 0)
d = 0.5i
e = single(1+2i)
