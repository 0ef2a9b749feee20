% What needs a complete result, or a value at once, is computed iteration by iteration.
u = reshape(mod(1:400, 17), 20, 20);
for k = 1:6
    u(2:19,2:19) = u(2:19,2:19) + 0.1*(u(1:18,2:19) + u(3:20,2:19) - 2*u(2:19,2:19));
end
fprintf('%.15g\n', sum(u(:)));
% neighbours of the last result
y = cos(1:64)';
for k = 1:5
    y = y([2:64 1]) + y;
end
fprintf('%.15g\n', sum(y));
% a printed value
y = sin(1:64)';
for k = 1:3
    y = y + k;
    fprintf('%.15g\n', y(5));
end
% columns without a rule
X = reshape(sin(1:640), 64, 10); order = [3 1 4 1 5];
y = zeros(64,1);
for k = order
    y = y/2 + X(:,k);
end
fprintf('%.15g\n', sum(y));
% a decision by the data
x = (1:64)'/64;
for k = 1:5
    x = x*1.1;
    if mean(x) > 0.7, x = x - 0.1; end
end
fprintf('%.15g\n', sum(x));
% every value is kept
kept = cell(1,4); x = (1:64)';
for k = 1:4
    x = x.*0.5 + k;
    kept{k} = x;
end
fprintf('%.15g %.15g\n', sum(kept{1}), sum(kept{4}));
% a reduction in each iteration
x = (1:64)';
for k = 1:4
    x = x - mean(x)/2;
end
fprintf('%.15g\n', sum(x));
% a loop in a loop: the inner one is rolled
x = (1:64)'/64;
for i = 1:3
    for k = 1:4
        x = x.*(1-x)*2.5;
    end
    x = x + i/10;
end
fprintf('%.15g\n', sum(x));
