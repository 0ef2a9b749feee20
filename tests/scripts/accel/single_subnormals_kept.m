% Single numbers below the normal range stay what they are through conversions and sums of products.
x = single([1 1e-30 1e-36 1e-37 1e-38 5e-39 2e-39 1e-40 1e-42 0]') * single(1);
bits = @(v) fprintf('%s\n', strjoin(cellstr(num2hex(gather(v)))', ' '));
bits(double(x))
bits(double(-x))
bits(conv(x, single([1 -2 0.5]'), 'same'))
bits(filter(single([1 2]), single(1), x))
bits(interp1(single(1:10)', x, single([5.5 6.5 7.5 8.5])'))
bits(median(x(5:end)))

% Products and factorisations, whose sums of products may be subnormal on the way: each kernel's form.
q = single(2) .^ (-mod((0:299)' * 7, 75)) .* single(1 - 2 * mod((0:299)', 2)) * single(1e-22);
A = reshape(q(mod((0:8999) * 31, 300) + 1), 90, 100);
B = reshape(q(mod((0:6999) * 17, 300) + 1), 100, 70);
h = @(v) fprintf('%s\n', num2hex(sum(double(reshape(gather(v), [], 1)) .* 2.^(120:-1:121 - numel(v))')));
h(A(1:9, 1:5) * B(1:5, 1:9))
h(A(1:20, :) * B(:, 1:30))
h(A(1:3, :) * B)
h(A * B(:, 1:2))
h(A(:, 1:2)' * A)
h(A' * A(:, 1))
h(A(1:20, :) * A(1:20, :)')
bits(diag(A(:, 1) * B(1, :)))
bits((q(1) * ones(1, 40, 'single')) * (q(1:40) * single(1e4)))
C = A(1:40, 1:40) + diag(single(1e-30) * single(1:40));
[l, u, p] = lu(C * single(1e-15));
h(l), h(u), h(p)
[~, r] = qr(C * single(1e-15));
h(r)
G = single(1e-38) * (eye(20, 'single') * 4 + ones(20, 'single'));
h(chol(G))
[l, u, p] = lu(single([2e-39 1e-45; 3e-39 1e-40]));
h(l), h(u), h(p)
