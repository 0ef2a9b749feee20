% Loops over columns and recurrences, with numbers that follow the counter.
X = reshape(sin(1:600), 50, 12);
y = zeros(50,1);
for k = 1:12
    y = 0.98*y + 0.02*X(:,k);
end
fprintf('%.15g\n', sum(y));
% backwards, every second column
y = zeros(50,1);
for k = 12:-2:1
    y = y/2 + X(:,k);
end
fprintf('%.15g\n', sum(y));
% two values ago, and a number of the counter
a = ones(50,1); b = X(:,1);
for k = 1:9
    c = 0.5*a + 0.25*b + k*0.01;
    b = a;
    a = c;
end
fprintf('%.15g %.15g\n', sum(a), sum(b));
% values that change places
a = X(:,1); b = X(:,2);
for k = 1:7
    [a, b] = deal(b, a + 1);
end
fprintf('%.15g %.15g\n', sum(a), sum(b));
% a condition that is the same in all iterations, and one that is not
robust = true; y = X(:,3);
for k = 1:10
    if robust, y = min(y, 0.5) + 0.1; else, y = y*2; end
    if k == 6, y = y - 1; end
end
fprintf('%.15g\n', sum(y));
% while, break and continue
y = X(:,4); n = 0;
while true
    n = n + 1;
    if n == 3, continue, end
    y = y*0.9 + n;
    if n >= 8, break, end
end
fprintf('%.15g %d\n', sum(y), n);
% no iteration, one, two
for n = 0:2
    y = X(:,5);
    for k = 1:n
        y = y.*y + k;
    end
    fprintf('%.15g\n', sum(y));
end
