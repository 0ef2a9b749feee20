% The loop variable keeps its last value; assigning to it does not change the rounds.
for k = 1:3, end, disp(k)
n = 0; for k = 1:4, k = 10; n = n + 1; end, fprintf('%d %d\n', n, k);
x = 1:3; for v = x, x = [x v]; end, disp(x)
for k = 1:5, if k == 2, continue, end, if k == 4, break, end, fprintf('%d ', k); end, fprintf('| %d\n', k);
for i = 1:2, for j = 1:2, if j == 2, break, end, fprintf('%d%d ', i, j); end, end, fprintf('\n');
