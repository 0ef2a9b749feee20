% break and continue belong to the innermost loop.
for a = 1:3, for b = 1:3, if b == a, continue, end, if b > 2, break, end, fprintf('%d%d ', a, b); end, end, fprintf('\n');
k = 0; while true, k = k + 1; if mod(k, 2), continue, end, if k > 6, break, end, fprintf('%d ', k); end, fprintf('\n');
for k = 1:3, switch k, case 2, continue, otherwise, fprintf('%d ', k); end, end, fprintf('\n'); n = 0; do_ = 1; while do_, n = n + 1; do_ = n < 3; end, disp(n)
