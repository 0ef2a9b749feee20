% Both parts are rounded to N digits; a result without imaginary parts is real.
z = round([1.26-1.26i, 2.5, 0.04+0.06i], 1)
w = round(3.14159+2.71828i, 3, 'significant')
s = round(single(1234.5-1250.5i), -2)
r = isreal(round([1+0.01i 2], 1))
e = size(round(complex(zeros(0, 3)), 1))
n = round(complex(NaN, 1.25), 1)
