% SPDX-License-Identifier: Apache-2.0
function [counts, chi2, p, labels] = crosstab(varargin)
% How often each combination of values of grouping variables stands together, with Pearson's chi-square test of
% their independence and the values, a column of labels for each variable.
% Example: [n, chi2, p, labels] = crosstab([1 1 2 3 1], [1 2 5 3 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[index, names] = deal(cell(1, nargin));
for k = 1:nargin
    if ischar(varargin{k}), varargin{k} = cellstr(varargin{k}); end
    [index{k}, names{k}] = grp2idx(varargin{k});
    if numel(index{k}) ~= numel(index{1})
        error('stats:crosstab:InputSizeMismatch', 'All input arguments must have the same number of elements.');
    end
end
index = [index{:}];
known = ~any(isnan(index), 2);
extent = cellfun(@numel, names);
if nargin == 1, extent(2) = 1; end
counts = accumarray(index(known, :), 1, extent);
n = sum(counts(:));
expected = n;
for k = 1:nargin
    others = setdiff(1:nargin, k);
    share = counts;
    for j = others, share = sum(share, j); end
    expected = expected.*(share/n);
end
chi2 = sum((counts(:) - expected(:)).^2 ./ expected(:));
extent = extent(1:nargin);
p = chi2cdf(chi2, prod(extent) - sum(extent - 1) - 1, 'upper');
labels = cell(max(extent), nargin);
for k = 1:nargin, labels(1:extent(k), k) = names{k}; end
end
