% Reductions along the same lines are one pass over the data.
x = reshape(sin(1:840)*10, 30, 28);
fprintf('%.15g ', [min(x(:)) max(x(:)) sum(x(:)) sum(x(:).^2)]); fprintf('\n');
lo = min(x); hi = max(x); mid = mean(x); len = sqrt(sum(x.^2));
fprintf('%.15g %.15g %.15g %.15g\n', lo(4), hi(4), mid(4), len(4));
e = any(x > 9.9); f = all(x < 9.99); g = sum(x > 0);
fprintf('%d %d %d\n', nnz(e), nnz(f), g(5));
% other lines are another pass
r = sum(x,2); c = sum(x,1);
fprintf('%.15g %.15g\n', r(2), c(2));
