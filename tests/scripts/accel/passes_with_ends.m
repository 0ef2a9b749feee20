% Reductions take in what feeds them and go on with what follows; flags, several dimensions, siblings.
rng(5);
x = randn(60,8,5);
n = sqrt(sum(x.^2, 1)) + 1;
q = x; q(1:7:end) = NaN;
fprintf('%.15g\n', sum(n(:)), sum(q,'all','omitnan'), max(q,[],'all'), mean(mean(q,[2 3],'omitnan')));
fprintf('%.15g\n', mean(x(:)), std(x(:)), var(x(:),1), norm(x(:)), dot(x(:),x(:)), prod(1+x(:)/100));
fprintf('%d %d\n', any(x(:) > 3), all(x(:) > -9));
p = min(x,[],3); r = max(x,[],3);
fprintf('%.15g\n', sum(r(:) - p(:)));
