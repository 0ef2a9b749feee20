% SPDX-License-Identifier: Apache-2.0
function y = orthogonalPolynomial(name, n, x, first, next)
% The n-th of a sequence of polynomials at x, element by element: p0 = 1, p1 = first(x) and
% p(k+1) = next(k, x, p(k), p(k-1)).
if any(n(:) < 0 | n(:) ~= round(n(:)))
    error(['symbolic:' name ':NonnegativeInteger'], 'The degree must be a nonnegative integer.');
end
n = double(n) + zeros(size(x));
x = x + zeros(size(n));
before = ones(size(x), 'like', x);
now = first(x);
y = before;
y(n == 1) = now(n == 1);
for k = 1:max([n(:); 0]) - 1
    after = next(k, x, now, before);
    before = now;
    now = after;
    y(n == k + 1) = now(n == k + 1);
end
end
