% A number that is computed where the data is goes to all places of a list.
x = (1:5000) * 2;
v = x + 1;  v([1 1 3 4000 5000]) = sum(x);     disp(v([1 2 3 4000 5000]))
v = x + 1;  k = find(v > 9000 | v < 30);  v(k) = mean(x);  disp([numel(k) min(v(k)) max(v(k)) v(15)])
v = x + 1;  v(k(1:2)) = max(x);               disp(v(1:3))
v = x + 1;  v(k(2)) = max(x);                 disp(v(1:3))
m = reshape(x, 50, 100) + 1;
m([2 2 50], [3 1]) = min(x, [], 'all');       disp(m([1 2 50], 1:3))
m(:, find(m(1,:) > 9800)) = prod(x(1:3));     disp(sum(m(:) == 48))
s = single(x);  s(find(s > 9990)) = sum(x);   disp([class(s) sprintf(' %d', s(4990:5000))])
z = complex(x, 1);  z(find(x > 9998)) = sum(x) / 1i;  disp(z(4999:5000))
r = repmat(sum(x), 5000, 1);  disp(r([1 5000])')
c = complex(sum(x), x);  disp(c(2) - 25005000)
a = accumarray(ceil((1:5000)' / 2000), max(x));  disp(a')
