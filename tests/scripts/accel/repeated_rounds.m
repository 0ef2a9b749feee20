% Rounds of a loop that do what the ones before did are not run one by one; what they leave is the same.
n = 3000;
rng(7);
X = single(reshape(1:n*40, n, 40))/1e5;

% a recursion over columns, forwards, backwards, with an offset, and by a step
y = zeros(n, 1, 'single');
for k = 1:40, y = 0.98*y + 0.02*X(:, k); end
printf('%d %.9g %.9g\n', k, y(1), y(n));
y = zeros(n, 1, 'single');
for k = 40:-1:1, y = 0.98*y + 0.02*X(:, k); end
printf('%d %.9g %.9g\n', k, y(1), y(n));
y = zeros(n, 1, 'single');
for k = 1:39, y = 0.5*y + (X(:, k+1) - X(:, k)); end
printf('%d %.9g %.9g\n', k, y(1), y(n));
y = zeros(n, 1, 'single');
for k = 1:3:40, y = y + X(:, k); end
printf('%d %.9g %.9g\n', k, y(1), y(n));

% the end of the array is met in the middle
y = zeros(n, 1, 'single');
try
    for k = 1:50, y = y + X(:, k); end
catch e
    printf('%s at %d: %.9g\n', e.identifier, k, y(n));
end

% random numbers: the stream goes on behind those of all rounds
rng(3);
S = 100*ones(n, 1);
for t = 1:60, S = S.*exp(1e-4 + 0.01*randn(n, 1)); end
printf('%d %.15g %.15g %.15g\n', t, S(1), S(n), rand);
rng(3, 'twister');
S = 100*ones(n, 1);
for t = 1:30, S = S.*exp(1e-4 + 0.01*randn(n, 1)); end
a = rand;
rng(3, 'twister');
R = 100*ones(n, 1);
t = 1;
while t <= 30, R = R.*exp(1e-4 + 0.01*randn(n, 1)); t = t + 1; end
disp(isequal(R, S) && a == rand)
rng(0, 'philox');

% numbers that change from round to round, or after some rounds
x = ones(n, 1); w = 1;
for k = 1:50, x = 0.9*x + w; w = 0.5*w; end
printf('%.15g %.15g\n', x(1), w);
x = ones(n, 1); w = 1; v = 1;
for k = 1:50, x = 0.9*x + v; v = w; w = min(w + 0.01, 1.05); end
printf('%.15g %.15g\n', x(1), w);
x = zeros(n, 1); steps = [zeros(1, 20) 5 zeros(1, 20)];
for k = 1:41, x = x + steps(k); end
printf('%g\n', x(n));
x = zeros(n, 1); A = zeros(n, 41); A(:, 30) = 7;
for k = 1:41, x = x + A(2, k); end
printf('%g\n', x(n));
x = zeros(n, 1);
for k = 1:41, x = x + A(:, mod(k, 10) + 21); end
printf('%g\n', x(n));
x = zeros(n, 1);
for k = 1:41, x = x + k; end
printf('%g\n', x(n));

% values handed from variable to variable, counts, comparisons
a = ones(n, 1); b = 2*a; c = 3*a;
for k = 1:45, d = a; a = b; b = c; c = 0.5*(d + a); end
printf('%.15g %.15g %.15g\n', a(1), b(1), c(1));
z = zeros(n, 1); k2 = zeros(n, 1); p = complex(linspace(-2, 0.5, n)', 0.1);
for t = 1:64, z = z.*z + p; k2 = k2 + (abs(z) <= 2); end
printf('%d %d %d\n', sum(k2), max(k2), min(k2));

% the variable of the loop afterwards; loops in loops, and again with other values
for r = 1:3
    q = r*ones(n, 1);
    for t = 1:30, q = 0.5*q + r; end
    printf('%d %d %.15g\n', r, t, q(n));
end
function q = relax(q, m)
    for t = 1:m, q = sqrt(q) + 1; end
    q = q + t;
end
printf('%.15g ', relax(ones(n, 1), 5)(1), relax(ones(n, 1), 6)(1), relax(9*ones(n, 1), 40)(1));
printf('\n');

% something that others see, or text, stops it
global total
total = 0; x = ones(n, 1);
for t = 1:40, x = 0.5*x + 1; total = total + 1; end
printf('%d %.15g\n', total, x(1));
x = ones(n, 1); s = '';
for t = 1:40, x = 0.5*x + 1; s = [s 'a']; end
printf('%d %.15g\n', numel(s), x(1));
x = ones(n, 1); g = 0;
for t = 1:40, x = 0.5*x + 1; if t > 30, g = g + 1; end, end
printf('%d %.15g\n', g, x(1));
m = 0;
for t = 1:40, x = 0.75*x; m = m + sum(x); end
printf('%.12g\n', m);
