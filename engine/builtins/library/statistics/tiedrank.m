% SPDX-License-Identifier: Apache-2.0
function [r, adjustment] = tiedrank(x)
% Ranks of the elements of a vector, or of each column, equal ones having the mean of theirs; NaN stay NaN. The second output is the sum of
% (t^3-t)/2 over ties of t elements, for tests of ranks.
% Example: r = tiedrank([10 20 20 5])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isvector(x)
    r = zeros(size(x));
    adjustment = zeros(1, size(x, 2));
    for j = 1:size(x, 2), [r(:, j), adjustment(j)] = tiedrank(x(:, j)); end
    return
end
r = NaN(size(x));
good = find(~isnan(x));
[~, ~, which] = unique(x(good));
which = which(:);
counts = accumarray(which, 1, [max([which; 0]) 1]);
last = cumsum(counts);
middle = last - (counts - 1)/2;
r(good) = middle(which);
adjustment = sum(counts.^3 - counts)/2;
end
