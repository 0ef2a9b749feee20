% SPDX-License-Identifier: Apache-2.0
function [counts, chi2, p] = crosstab(a, b)
% How often each pair of values of two vectors stands together, with Pearson's chi-square test of
% their independence.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(a) ~= numel(b)
    error('stats:crosstab:InputSizeMismatch', 'All input arguments must have the same number of elements.');
end
i = grp2idx(a);
j = grp2idx(b);
known = ~isnan(i) & ~isnan(j);
counts = accumarray([i(known), j(known)], 1, [max([i; 0]), max([j; 0])]);
expected = sum(counts, 2) * sum(counts, 1) / sum(counts(:));
chi2 = sum((counts(:) - expected(:)).^2 ./ expected(:));
p = chi2cdf(chi2, (size(counts, 1) - 1) * (size(counts, 2) - 1), 'upper');
end
