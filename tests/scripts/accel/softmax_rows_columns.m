% Softmax along either dimension: the exponentials are computed again, not stored.
x = reshape(sin(1:600)*3, 30, 20);
p = exp(x - max(x)); p = p./sum(p);
fprintf('%.15g %.15g %.15g\n', p(1), p(17,9), sum(p(:)));
q = exp(x - max(x,[],2)); q = q./sum(q,2);
fprintf('%.15g %.15g %.15g\n', q(1), q(17,9), sum(q(:)));
% in single, and with the logarithm of the sum kept
y = single(x);
m = max(y,[],2); s = log(sum(exp(y - m),2)) + m; l = y - s;
fprintf('%s %.9g %.9g\n', class(l), l(3), max(sum(exp(l),2)));
