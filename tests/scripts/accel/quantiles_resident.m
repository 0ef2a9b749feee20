% Quantiles of all columns at once: sorted and chosen where the array is; a count a column comes back.
x = reshape(sin((1:6000)' * 1.7) * 50, 1000, 6); x(5, 2) = NaN; x(:, 4) = NaN; x(17, 5) = Inf;
for method = 1:9
    q = quantile(x, [0.1 0.5 0.975], 1, method);
    fprintf('%.12g ', q); fprintf('\n');
end
p = prctile(x, 30, 2); fprintf('%d %d %.12g\n', size(p), p(9));
r = iqr(x); fprintf('%.12g ', r); fprintf('\n');
q = quantile(x(:, 1), 3); fprintf('%.12g ', q); fprintf('%d %d\n', size(q));
q = quantile(single(x), 0.4, 'all'); fprintf('%s %.8g\n', class(q), q);
