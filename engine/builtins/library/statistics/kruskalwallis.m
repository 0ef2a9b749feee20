% SPDX-License-Identifier: Apache-2.0
function [p, tbl, stats] = kruskalwallis(x, group, displayopt)
% Kruskal and Wallis's test: have the columns of x, or the groups of a vector, one median? The table has the sums of squares of the ranks.
% Example: p = kruskalwallis([1 4 7; 2 5 8; 3 6 9], [], 'off')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, group = []; end
if nargin < 3, displayopt = 'on'; end
[y, g, names] = groupedValues('kruskalwallis', x, group);
[ranks, tie] = tiedrank(y);
n = numel(y);
k = numel(names);
counts = accumarray(g, 1, [k 1]);
means = accumarray(g, ranks, [k 1])./counts;
between = sum(counts.*(means - (n + 1)/2).^2);
total = sum((ranks - (n + 1)/2).^2);
H = 12*between/(n*(n + 1));
if tie > 0, H = H/(1 - 2*tie/(n^3 - n)); end
p = 1 - chi2cdf(H, k - 1);
tbl = {'Source', 'SS', 'df', 'MS', 'Chi-sq', 'Prob>Chi-sq'; 'Groups', between, k - 1, between/(k - 1), H, p; ...
    'Error', total - between, n - k, (total - between)/(n - k), [], []; 'Total', total, n - 1, [], [], []};
stats = struct('gnames', {names}, 'n', counts.', 'source', 'kruskalwallis', 'meanranks', means.', 'sumt', 2*tie);
if strcmpi(displayopt, 'on'), disp(tbl), end
end
