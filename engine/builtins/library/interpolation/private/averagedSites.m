% SPDX-License-Identifier: Apache-2.0
function [x, y, w] = averagedSites(name, x, y, w)
% Sites in order, each once with the (weighted) mean of its values, which lie along the last dimension.
x = double(x(:)');
if isvector(y), y = y(:)'; end
n = numel(x);
if nargin < 4 || isempty(w), w = ones(1, n); end
if n < 2
    error(['SPLINES:' upper(name) ':NotEnoughPts'], 'There should be at least two data points.');
elseif size(y, ndims(y)) ~= n
    error(['SPLINES:' upper(name) ':NumSitesMismatchValues'], ...
        'The number of sites, %d, is incompatible with the number of values, %d.', n, size(y, ndims(y)));
end
w = w(:)';
shape = size(y);
y = reshape(double(y), [], n);
[x, ~, at] = unique(x);
at = at(:);
m = numel(x);
if m < n
    total = accumarray(at, w(:), [m, 1])';
    z = zeros(size(y, 1), m);
    for k = 1:size(y, 1), z(k, :) = accumarray(at, (w.*y(k, :))', [m, 1])'./total; end
    y = z;
    w = total;
else
    sorted = zeros(1, n);
    sorted(at) = 1:n;
    y = y(:, sorted);
    w = w(sorted);
end
y = reshape(y, [shape(1:end - 1), m]);
end
