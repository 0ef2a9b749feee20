1 + 1
ans * 2;
ans
x.a = 3; x.a, c = {4, 5}; c{2}, c{:}, [p, q] = deal(1, 2), x.a(2) = 7
v(3) = 1
