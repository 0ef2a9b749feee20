% SPDX-License-Identifier: Apache-2.0
function [p, tbl, stats] = anova1(x, group, displayopt)
% One-way analysis of variance: have the columns of x, or the groups of a vector, one mean? The table has sums of squares, degrees of freedom
% and the F statistic.
% Example: p = anova1([1 4 7; 2 5 8; 3 6 9.5], [], 'off')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, group = []; end
if nargin < 3, displayopt = 'on'; end
[y, g, names] = groupedValues('anova1', x, group);
n = numel(y);
k = numel(names);
counts = accumarray(g, 1, [k 1]);
means = accumarray(g, y, [k 1])./counts;
between = sum(counts.*(means - mean(y)).^2);
within = sum((y - means(g)).^2);
df = n - k;
F = (between/(k - 1))/(within/df);
p = fcdf(1/F, df, k - 1);
if isnan(F), p = NaN; end
what = 'Groups';
if isempty(group), what = 'Columns'; end
tbl = {'Source', 'SS', 'df', 'MS', 'F', 'Prob>F'; what, between, k - 1, between/(k - 1), F, p; 'Error', within, df, within/df, [], []; ...
    'Total', between + within, n - 1, [], [], []};
stats = struct('gnames', {names}, 'n', counts.', 'source', 'anova1', 'means', means.', 'df', df, 's', sqrt(within/df));
if isempty(group), stats.gnames = char(names); end
if strcmpi(displayopt, 'on'), disp(tbl), end
end
