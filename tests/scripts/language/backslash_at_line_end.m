% Octave's older continuation: a backslash that ends its line.
x = [1, 2, \
     3]
y = 1 + \  
    2
t = "two \
lines"
z = [4 6] / 2, w = 2 \ 4
