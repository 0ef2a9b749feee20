% SPDX-License-Identifier: Apache-2.0
function m = trimmean(x, percent, dim)
% Mean without the percent/2 % largest and percent/2 % smallest elements along a dimension.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isscalar(percent) || ~(percent >= 0 && percent < 100)
    error('stats:trimmean:InvalidPercent', 'PERCENT must be a scalar between 0 and 100.');
end
if nargin < 3
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
order = [dim, setdiff(1:max(ndims(x), dim), dim)];
x = sort(permute(x, order), 1);
s = size(x);
x = reshape(x, s(1), []);
m = NaN(1, size(x, 2), class(x(1:0) * 1));
for k = 1:size(x, 2)
    n = sum(~isnan(x(:, k)));
    % Halves are rounded down.
    cut = ceil(n * percent / 200 - 0.5 - 4 * eps(n));
    m(k) = mean(x(cut + 1:n - cut, k));
end
s(1) = 1;
m = ipermute(reshape(m, s), order);
end
