% SPDX-License-Identifier: Apache-2.0
function [d, ix, iy] = dtw(x, y, width, metric)
% Distance of two signals (columns of matrices are samples) by dynamic time warping, and the places that stretch them onto each other; places apart by
% at most width; metric 'euclidean', 'absolute', 'squared'.
% Example: [d, ix, iy] = dtw([1 2 3], [1 1 2 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin > 2 && (ischar(width) || isstring(width)), metric = width; width = []; end
if nargin < 3, width = []; end
if ~exist('metric', 'var'), metric = 'euclidean'; end
if iscolumn(x) && iscolumn(y), x = x.'; y = y.'; end
m = size(x, 2); n = size(y, 2);
D = zeros(m, n);
for i = 1:m
    gap = abs(x(:, i) - y);
    switch lower(char(metric))
        case 'euclidean', D(i, :) = sqrt(sum(gap.^2, 1));
        case 'absolute', D(i, :) = sum(gap, 1);
        case 'squared', D(i, :) = sum(gap.^2, 1);
        otherwise, error('signal:dtw:UnknownMetric', 'Unknown metric ''%s''.', char(metric));
    end
end
C = Inf(m + 1, n + 1);
C(1, 1) = 0;
for i = 1:m
    for j = 1:n
        if ~isempty(width) && abs(i - j) > max(width, abs(m - n)), continue, end
        C(i + 1, j + 1) = D(i, j) + min([C(i, j), C(i, j + 1), C(i + 1, j)]);
    end
end
d = C(end, end);
i = m; j = n;
ix = i; iy = j;
while i > 1 || j > 1
    [~, k] = min([C(i, j), C(i, j + 1), C(i + 1, j)]);
    if k ~= 3, i = i - 1; end
    if k ~= 2, j = j - 1; end
    ix = [i, ix]; iy = [j, iy];
end
end
