% SPDX-License-Identifier: Apache-2.0
function [t, em] = otsuthresh(counts)
% Threshold in [0, 1] of a histogram by Otsu's method, and its effectiveness.
% Example: t = otsuthresh([4 0 0 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(counts, {'numeric'}, {'real', 'nonsparse', 'vector', 'nonnegative', 'finite'}, 'otsuthresh', 'COUNTS', 1);
counts = double(counts(:));
n = numel(counts);
p = counts/sum(counts);
omega = cumsum(p);
mu = cumsum(p.*(1:n)');
total = mu(end);
between = (total*omega - mu).^2./(omega.*(1 - omega));
best = max(between);
if isfinite(best)
    t = (mean(find(between == best)) - 1)/(n - 1);
    em = best/(sum(p.*((1:n).^2)') - total^2);
else
    t = 0;
    em = 0;
end
end
