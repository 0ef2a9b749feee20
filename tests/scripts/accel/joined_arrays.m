% Concatenation and repetition are read where they are used.
x = reshape(cos(1:120), 12, 10);
a = [x x]*2; b = [x; -x] + 1; c = cat(3, x, x.*x);
fprintf('%.15g %.15g %.15g\n', a(130), b(20), c(200));
t = sum([x; x.^2]); fprintf('%.15g\n', t(4));
r = repmat(x, 2, 3) - 1; fprintf('%d %d %.15g\n', size(r), r(15, 25));
k = repmat((1:12)', 1, 10).*x; fprintf('%.15g\n', k(50));
m = max([x(:, 1:5), zeros(12, 5)], 0); fprintf('%.15g\n', sum(m(:)));
o = (1:12)'*0.5 + (1:10); fprintf('%.15g %.15g\n', o(5), sum(o(:).*x(:)));
