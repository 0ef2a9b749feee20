% NaN flags, several dimensions, middle dimensions.
x = reshape(sin(1:720), 12, 6, 10); x(5:50:end) = NaN;
fprintf('%.15g ', sum(x,'all','omitnan'), mean(x,'all','omitnan'), max(x,[],'all'), min(x,[],'all')); fprintf('\n');
a = sum(x.*2, 2, 'omitnan'); fprintf('%d %d %d %.15g\n', size(a,1), size(a,2), size(a,3), a(30));
b = sum(x, [1 3], 'omitnan'); fprintf('%d %d %.15g\n', size(b), b(2));
c = std(x, 0, [1 2], 'omitnan'); fprintf('%.15g\n', c(3));
d = mean(x, 2); fprintf('%d %.15g\n', nnz(isnan(d)), d(1));
e = var(x, 1, 2, 'omitnan'); fprintf('%.15g\n', e(7));
f = prod(1 + x/100, 3, 'omitnan'); fprintf('%.15g\n', f(11));
g = any(isnan(x), 2); h = all(x > -2 | isnan(x), [1 2]); fprintf('%d %d\n', nnz(g), nnz(h));
n = [norm(a(:)) norm(a(:),1) norm(a(:),Inf) dot(a(:),a(:)) range(a(:))]; fprintf('%.15g ', n); fprintf('\n');
