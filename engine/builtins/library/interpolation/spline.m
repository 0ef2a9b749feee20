% SPDX-License-Identifier: Apache-2.0
function out = spline(x, y, xx)
% Cubic spline through the points (x, y), not-a-knot, or with the slopes at the ends that are the
% first and last value of y when it has two more; its values at xx, or the piecewise polynomial.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = numel(x);
if n < 2
    error('MATLAB:chckxy:NotEnoughPts', 'There should be at least two data points.');
end
if isvector(y)
    dim = 1; values = y(:);
else
    s = size(y);
    dim = s(1:end-1); values = reshape(y, prod(dim), s(end)).';
end
if size(values, 1) == n + 2
    pp = clamped(x(:), values(2:end-1, :), values(1, :), values(end, :));
elseif size(values, 1) == n
    pp = interp1(x(:), values, 'spline', 'pp');
else
    error('MATLAB:chckxy:NumSitesMismatchValues', ...
        'The number of sites, %d, is incompatible with the number of values, %d.', n, size(values, 1));
end
pp.dim = dim;
if nargin < 3, out = pp; else, out = ppval(pp, xx); end
end

function pp = clamped(x, y, first, last)
[x, order] = sort(x);
y = y(order, :);
n = numel(x);
h = diff(x);
d = diff(y, 1, 1) ./ h;
s = [first; zeros(n - 2, numel(first)); last];
if n > 2
    diagonal = 2 * (h(1:n-2) + h(2:n-1));
    r = 3 * (h(2:n-1) .* d(1:n-2, :) + h(1:n-2) .* d(2:n-1, :));
    r(1, :) = r(1, :) - h(2) * first;
    r(end, :) = r(end, :) - h(n-2) * last;
    for i = 2:n-2
        w = h(i+1) / diagonal(i-1);
        diagonal(i) = diagonal(i) - w * h(i-1);
        r(i, :) = r(i, :) - w * r(i-1, :);
    end
    s(n-1, :) = r(n-2, :) / diagonal(n-2);
    for i = n-3:-1:1
        s(i+1, :) = (r(i, :) - h(i) * s(i+2, :)) / diagonal(i);
    end
end
c2 = (3 * d - 2 * s(1:n-1, :) - s(2:n, :)) ./ h;
c3 = (s(1:n-1, :) - 2 * d + s(2:n, :)) ./ (h .* h);
flat = @(a) reshape(a.', [], 1);
pp = mkpp(x, [flat(c3), flat(c2), flat(s(1:n-1, :)), flat(y(1:n-1, :))], size(y, 2));
end
