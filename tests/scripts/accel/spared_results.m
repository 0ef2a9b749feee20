%environment VITRINE_SPARE_MIN_BYTES=1
% Variables that only the kernel that makes them reads are not stored; who asks gets their values.
x = (1:2000)'/100;
a = sin(x);
b = a.*exp(-x) + 1;
c = sum(b);
fprintf('%.15g\n', c)
x(5) = 100; x(6) = -1;   % what they are made from stays theirs
fprintf('%.15g %.15g %.15g\n', a(5), b(5), b(6))
d = a - b;
fprintf('%.15g %.15g\n', sum(d), sum(a))

% two that share what lies between them, asked for one after the other
p = cos(x); t = p.*p;
q = t*2; r = t - 1; s = q + r;
fprintf('%.15g\n', max(s))
fprintf('%.15g\n', q(7))
clear q t p
fprintf('%.15g\n', r(7))
r(7) = 5; fprintf('%.15g\n', sum(r))

% a reduction between, small beside the result
m = mod((1:300)'*(1:40), 17);
e = exp(m - max(m));
y = e./sum(e);
fprintf('%.15g %.15g\n', sum(y(:)), y(3, 5))
m(:) = 0;
fprintf('%.15g %.15g\n', sum(e(:)), e(3, 5))

% made again in the next round, by other operations, in a cell and a structure
keep = {};
k = 0;
while k < 3
    k = k + 1;
    u = sqrt(m + k); v = u.*u - k; w.of = v + u;
    keep{k} = u; %#ok<SAGROW>
    fprintf('%.15g\n', sum(w.of(:)))
end
fprintf('%.15g ', cellfun(@(g) sum(g(:)), keep)); fprintf('\n')

% random numbers, views and complex values
z = complex(x, flipud(x));
f = z.*z; g = f + 1; h = abs(g);
fprintf('%.15g\n', sum(h))
fprintf('%.15g %.15g\n', real(f(9)), imag(sum(g)))
n = rand(500, 1); o = n(1:2:end); i = o*2; j = i + 1;
fprintf('%d\n', all(j > 1 & j < 3))
n(1) = 7;
fprintf('%d %d\n', all(i < 2), isequal(i + 1, j))
whos_before = numel(whos);
save_me = a; clear a
fprintf('%.15g %d\n', sum(save_me), whos_before > 0)
