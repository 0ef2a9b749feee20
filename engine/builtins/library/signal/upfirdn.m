% SPDX-License-Identifier: Apache-2.0
function y = upfirdn(x, h, p, q)
% Puts p - 1 zeros after each sample of the columns of x, filters by h and keeps each q-th sample.
% Example: y = upfirdn(1:4, [1 1], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, p = 1; end
if nargin < 4, q = 1; end
for v = {p, q}
    if ~(isnumeric(v{1}) && isscalar(v{1}) && v{1} >= 1 && v{1} == round(v{1}))
        error('signal:upfirdn:InvalidFactor', 'The factors must be positive integers.');
    end
end
turned = isrow(x) && isvector(h);
if isvector(x), x = x(:); end
if isvector(h), h = h(:); end
columns = max(size(x, 2), size(h, 2));
if size(x, 2) ~= columns && size(x, 2) ~= 1 || size(h, 2) ~= columns && size(h, 2) ~= 1
    error('signal:upfirdn:InvalidDimensions', 'X and H must have the same number of columns.');
end
long = (size(x, 1) - 1)*p + size(h, 1);
y = zeros(ceil(long/q), columns, 'like', x([]) + h([]));
for c = 1:columns
    up = zeros((size(x, 1) - 1)*p + 1, 1, 'like', x);
    up(1:p:end) = x(:, min(c, size(x, 2)));
    full = conv(up, h(:, min(c, size(h, 2))));
    y(:, c) = full(1:q:end);
end
if turned, y = y.'; end
end
