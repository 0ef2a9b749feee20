1 + 1
'abc';
ans
[1 2 3] * 2
x = 3;
x
true
