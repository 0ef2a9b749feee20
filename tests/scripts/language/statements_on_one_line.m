% Commas, semicolons and what is shown.
a = 1, b = 2; c = 3
if a, d = 4, end, for k = 1:2, e = k; end, e
x.y = 1, x.y; z = {}; z{2} = 5
a; b, 'text', 5; ans, ans + 1;
ans
