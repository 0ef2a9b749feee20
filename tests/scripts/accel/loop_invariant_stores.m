% What every iteration stores or reduces and no iteration changes; rows that go into columns.
a = (1:64)' / 64; b = (64:-1:1)' / 32; r = (1:8) / 8;
m = zeros(1, 12);
for t = 1:12
    y = a .* b;
    m(t) = mean(y);
end
equal_means = m(1) == mean(a .* b) & all(m == m(1))
x = zeros(8, 14);
for t = 1:11
    h = r + 2;
    x(:, t) = r;
end
equal_columns = isequal(x, [repmat(r', 1, 11) zeros(8, 3)])
x = zeros(8, 6);
for t = 1:5
    h = r * t;
    x(:, t) = h;
    x(:, t + 1) = r;
end
disp(x)
y = zeros(6, 4, 'single');
c = single([1; 2; 3; 4]);
for t = 2:6
    k = c + t;
    y(t, :) = c;
end
disp(y)
s = 0; q = zeros(7, 1);
for t = 1:7
    v = b - a;
    q(8 - t) = max(v);
    s = s + sum(a);
end
disp([q' s])
