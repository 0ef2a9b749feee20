% Nested functions share, closures copy, handles compose; memo with persistent
function closures_counters
n = 0;
    function r = inc(by)
        if nargin < 1, by = 1; end
        n = n + by;
        r = n;
    end
h = @inc;
h(); h(5); inc;
fprintf('n = %d\n', n);
acc = make_account(100);
acc.deposit(50); acc.withdraw(30);
fprintf('balance %g\n', acc.balance());
other = make_account(1);
other.deposit(1);
fprintf('%g %g\n', acc.balance(), other.balance());
k = 3; f = @(x) k*x; k = 100;
fprintf('%d\n', f(2));
compose = @(varargin) @(x) compose_all(varargin, x);
g = compose(@(x) x + 1, @(x) x*2, @sqrt);
fprintf('%.4f\n', g(7));
fs = cell(1, 3);
for i = 1:3, fs{i} = @() i^2; end
disp(cellfun(@(q) q(), fs));
fib = @(n) fib_memo(n);
fprintf('%d ', arrayfun(fib, 1:15)); fprintf('\n');
fact = Y(@(self) @(n) ifelse(n <= 1, @() 1, @() n * feval(self, n - 1)));
fprintf('%d\n', fact(6));
f
func2str(f)
w = functions(@sin)
str = func2str(@(a, b) a.^2 + b' * [1, 2; 3 4] ~= ~a && "str" == 'it''s')
m = str2func('@(x) x + 1'); disp(m(1))
is_equal = isequal(@sin, @sin), h1 = @(x) x; isequal(h1, h1)
pipeline = {@(x) x(mod(x, 2) == 0), @(x) x.^2, @sum};
v = 1:10;
for p = pipeline, v = p{1}(v); end
v
nums = cellfun(@(varargin) numel(varargin), {1, 2}, {3, 4})
[mx, at] = cellfun(@max, {[1 5 2], [7 3]})
[a, b] = arrayfun(@(x) deal(x, x^2), 1:3, 'UniformOutput', false)
r = cellfun(@(x) error('bad:cell', 'no %d', x), {1, 2}, 'ErrorHandler', @(e, x) -e.index*x)
tic; t = toc; class(t)
s.f = @(x) x + 1; s.c = {@sin, @(t) t*2};
s.f(2), s.c{2}(4)
s
counter = make_counter();
counter(); counter(); x = counter()
sorted = sort_by({'pear', 'fig', 'banana'}, @numel)
end
function c = sort_by(c, key)
[~, o] = sort(cellfun(key, c)); c = c(o);
end
function c = make_counter()
count = 0;
c = @bump;
    function v = bump()
        count = count + 1; v = count;
    end
end
function a = make_account(balance)
a = struct('deposit', @deposit, 'withdraw', @(x) deposit(-x), 'balance', @current);
    function deposit(x), balance = balance + x; end
    function b = current(), b = balance; end
end
function x = compose_all(fs, x)
for i = 1:numel(fs), x = fs{i}(x); end
end
function f = Y(g)
f = @(n) feval(g(@(m) feval(Y(g), m)), n);
end
function r = ifelse(c, a, b)
if c, r = a(); else, r = b(); end
end
function r = fib_memo(n)
persistent cache
if isempty(cache), cache = containers.Map('KeyType', 'double', 'ValueType', 'any'); end
if n <= 2, r = 1; return; end
if isKey(cache, n), r = cache(n); return; end
r = fib_memo(n-1) + fib_memo(n-2);
cache(n) = r;
end
