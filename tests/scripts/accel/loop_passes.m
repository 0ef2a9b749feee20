% Loops that reduce what each iteration computed, when no iteration waits for it.
X = reshape(sin(1:600), 50, 12); T = 12; n = 50;
% a mean of each iteration, and a sum over all of them
y = zeros(n,1); m = zeros(1,T); s = 0;
for t = 1:T
    y = 0.9*y + 0.1*X(:,t);
    m(t) = mean(y);
    s = s + sum(y.^2);
end
fprintf('%.17g ', m(1), m(7), m(12), s, sum(y)); fprintf('\n');
% the greatest of all, of random paths; the path's own maximum as well
rng(3); x = 100*ones(n,1); top = -Inf; p = x; low = zeros(T,1);
for t = 1:T
    x = x.*exp(0.01*randn(n,1));
    p = max(p, x);
    top = max(top, max(x));
    low(t) = min(x) - 1;
end
fprintf('%.17g ', top, low(4), sum(low), mean(p)); fprintf('\n');
% sums along a dimension: of columns, and of rows
A = reshape(cos(1:120), 10, 12); C = zeros(6,12); R = zeros(10,6); q = zeros(1,12);
for t = 1:6
    A = A.*0.9 + 0.01*t;
    C(t,:) = sum(A, 1);
    q = q/2 + sum(A, 1);
end
for t = 1:6
    A = A.*(1 - A);
    R(:,t) = sum(A, 2);
end
fprintf('%.17g ', C(2,3), sum(C(:)), R(3,5), sum(R(:)), sum(q)); fprintf('\n');
% single precision, integers counted, conditions counted
z = single(X(:,1)); c = 0; v = zeros(1,9,'single'); k = zeros(1,9);
for t = 1:9
    z = z.*z - 0.3;
    v(t) = sum(z);
    k(t) = sum(z > 0);
    c = c + any(z > 0.5);
end
fprintf('%.9g ', v(5), sum(v), k, c); fprintf('%s\n', class(v));
% columns of another array as they are
w = 0;
for t = 1:T
    w = w/2 + sum(X(:,t));
end
fprintf('%.17g\n', w);
% what is kept of the last iteration only
for t = 1:5
    y = y*0.5 + t;
    last = sum(y);
end
fprintf('%.17g %.17g\n', last, sum(y));
% no iteration, one, two, three
for count = 0:3
    y = X(:,4); s = 0; m = -ones(1,3);
    for t = 1:count
        y = y + t;
        s = s + sum(y);
        m(t) = max(y);
    end
    fprintf('%.17g ', s, m);
end
fprintf('\n');
% left early; an error in the middle
y = X(:,5); s = 0; m = zeros(1,T);
for t = 1:T
    if t == 4, continue, end
    y = y*0.9 + t;
    s = s + sum(y);
    if t > 9, break, end
    m(t) = s;
end
fprintf('%.17g ', s, m(9), m(10), t); fprintf('\n');
y = X(:,6); m = zeros(1,6); s = 0;
try
    for t = 1:8
        y = y + 1;
        m(t) = sum(y);
        s = s + m(t);
        if t == 5, y(:,3) = X(1:3,1); end
    end
catch e
    fprintf('%s %d %.17g %.17g\n', e.identifier, t, sum(m), s);
end
% what waits for the pass of its own iteration, or of the one before, is not rolled
y = X(:,7);
for t = 1:5
    y = y - mean(y)/2;
end
fprintf('%.17g\n', sum(y));
y = X(:,8);
for t = 1:20
    y = y*0.5;
    if max(abs(y)) < 1e-3, break, end
end
fprintf('%d %.17g\n', t, sum(y));
