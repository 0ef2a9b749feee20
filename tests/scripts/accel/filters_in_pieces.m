% Filters that start from states and leave some: two pieces give the whole, to the bit.
rng(6);
x = rand(200,3)-0.5; b = [0.2 0.3 -0.1 0.05]; a = [2 -0.4 0.1];
y = filter(b, a, x); [p, z] = filter(b, a, x(1:77,:)); [q, w] = filter(b, a, x(78:end,:), z);
disp(isequal([p; q], y)), disp(size(z)), fprintf('%bx\n', sum(y(:)), sum(z(:)), sum(w(:)));
[r, v] = filter(b, a, x'); disp(size(r)), disp(size(v))
[r, v] = filter(b, a, x', [], 2); disp(isequal(r', y)), disp(size(v)), disp(isequal(v, w))
[r, u] = filter(b, a, x', v, 2); disp(size(u)), fprintf('%bx\n', sum(r(:)), sum(u(:)));
r = filter(b, 1, x, [1 2 3]); fprintf('%bx\n', sum(r(:))); % one start for all columns
[r, v] = filter(single(b), 2, x(:,1), single([1;2;3])); disp(class(r)), disp(class(v)), disp(v')
[r, v] = filter(3, 1, x); disp(isequal(r, 3*x)), disp(size(v))
[r, v] = filter(b, a, zeros(0,2), ones(3,2)); disp(size(r)), disp(v)
[r, v] = filter(1:40, 1, x(:,1)); disp(size(v)), disp(isequal(r, filter(1:40, 1, x(:,1))))
A = reshape(x(1:120), [4 5 6]); [r, v] = filter(b, a, A); disp(size(r)), disp(size(v))
x(5,2) = NaN; [r, v] = filter(b, a, x); disp(sum(isnan(r))), disp(isnan(v))
try, filter(b, a, x, [1 2]), catch e, disp(e.identifier), end
% running sums and products of integers saturate as they go
k = int32(floor(rand(300,2)*2000) - 1000);
s = cumsum(k); disp(class(s)), disp(isequal(double(s), cumsum(double(k)))), disp(s(end,:)), disp(sum(cumsum(k, 2, 'reverse')))
disp(cumsum(int8([100 50 -20 30]))), disp(cumsum(uint8([200 100 1 2]), 'reverse')), disp(cumprod(int16([2 -3 100 100 0 5])))
disp(cumprod(int16([2 -3 10 10 0 5]))), disp(cumsum(uint32([4294967290 5 1]))), disp(cumprod(int32([zeros(1,3) 1e9*ones(1,40)])))
disp(cumsum(intmax('int64') - int64([3 0])))
