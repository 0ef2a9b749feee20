% Another shape of the same elements does not stop a chain.
x = sin(1:480) + 1;
a = reshape(x, 24, 20).*2; b = a(:) + 1; c = reshape(b, 4, 6, 20) - 0.5;
fprintf('%.15g %.15g\n', c(100), sum(c(:)));
n = norm(a(:)); t = sum(abs(a(:)));
fprintf('%.15g %.15g\n', n, t);
% rows and columns are read by place, so these stay apart
d = a - mean(a); e = reshape(d, 20, 24).*(1:24);
fprintf('%.15g %.15g\n', d(33), e(33));
p = squeeze(sum(reshape(a, 4, 6, 20), 2)) + 1;
fprintf('%d %d %.15g\n', size(p), p(9));
