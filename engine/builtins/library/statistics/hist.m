% SPDX-License-Identifier: Apache-2.0
function [counts, centres] = hist(y, x, norm)
% Counts of elements in 10 bins of equal width, in x of them, or in bins around the centres x; of a matrix
% column by column. norm is what the counts add up to; without outputs they are drawn as bars.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(y) || islogical(y)) || ~isreal(y) || ndims(y) > 2
    error('MATLAB:hist:InvalidInput', 'Input arguments must be numeric.');
end
if nargin < 2 || isempty(x), x = 10; end
if ~isnumeric(x), error('MATLAB:hist:InvalidInput', 'Input arguments must be numeric.'); end
if isscalar(x) && ~(x >= 1 && isfinite(x))
    error('MATLAB:hist:InvalidInput', 'The number of bins must be positive.');
end
asRow = isvector(y) && ~isempty(y);
y = full(double(y));
if asRow, y = y(:); end
if isscalar(x)
    bins = floor(x);
    low = min(y(isfinite(y)));
    high = max(y(isfinite(y)));
    if isempty(low), low = 0; high = bins; end
    if low == high
        low = low - floor(bins / 2) - 0.5;
        high = high + ceil(bins / 2) - 0.5;
    end
    width = (high - low) / bins;
    edges = low + width * (0:bins);
    edges(end) = high;
    centres = edges(1:end - 1) + width / 2;
else
    centres = double(x(:).');
    if any(diff(centres) <= 0)
        error('MATLAB:hist:InvalidInput', 'The centres must increase.');
    end
    edges = [-Inf, (centres(1:end - 1) + centres(2:end)) / 2, Inf];
end
% An element on an edge belongs to the bin below it.
inner = edges(2:end - 1);
inner = inner + eps(inner);
bins = numel(centres);
counts = zeros(bins, size(y, 2));
for k = 1:size(y, 2)
    column = y(~isnan(y(:, k)), k);
    below = [0, sum(column < inner, 1), numel(column)];
    counts(:, k) = diff(below).';
end
if nargin > 2 && ~isempty(norm), counts = counts ./ sum(counts, 1) * norm; end
if asRow, counts = counts.'; else, centres = centres.'; end
if nargout == 0
    bar(centres, counts, 1);
    clear counts
end
end
