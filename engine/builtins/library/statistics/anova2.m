% SPDX-License-Identifier: Apache-2.0
function [p, tbl, stats] = anova2(x, reps, displayopt)
% Two-way analysis of variance of a balanced table: columns are the levels of one factor, each reps rows those of another; with reps > 1 the
% third level is that of their interaction.
% Example: p = anova2([5 4 6; 7 6 9; 8 7 8], 1, 'off')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(reps), reps = 1; end
if nargin < 3, displayopt = 'on'; end
[m, c] = size(x);
if m == 1 || c == 1 || mod(m, reps) ~= 0
    error('stats:anova2:BadSize', 'X must be a matrix with a multiple of REPS rows.');
end
r = m/reps;
if any(isnan(x(:))), error('stats:anova2:DataNotBalanced', 'NaN values in input not allowed.'); end
cells = reshape(mean(reshape(x, reps, r, c), 1), r, c);
grand = mean(x(:));
columns = r*reps*sum((mean(cells, 1) - grand).^2);
rows = c*reps*sum((mean(cells, 2) - grand).^2);
both = reps*sum((cells(:) - grand).^2) - columns - rows;
total = sum((x(:) - grand).^2);
if reps > 1
    within = total - columns - rows - both;
    df = [c - 1, r - 1, (c - 1)*(r - 1), r*c*(reps - 1)];
    parts = [columns, rows, both];
    names = {'Columns', 'Rows', 'Interaction'};
else
    within = both;
    df = [c - 1, r - 1, (c - 1)*(r - 1)];
    parts = [columns, rows];
    names = {'Columns', 'Rows'};
end
k = numel(parts);
F = (parts./df(1:k))/(within/df(end));
p = fcdf(1./F, df(end), df(1:k));
tbl = {'Source', 'SS', 'df', 'MS', 'F', 'Prob>F'};
for j = 1:k, tbl(end + 1, :) = {names{j}, parts(j), df(j), parts(j)/df(j), F(j), p(j)}; end
tbl(end + 1, :) = {'Error', within, df(end), within/df(end), [], []};
tbl(end + 1, :) = {'Total', total, m*c - 1, [], [], []};
stats = struct('source', 'anova2', 'sigmasq', within/df(end), 'colmeans', mean(cells, 1), 'coln', r*reps, 'rowmeans', mean(cells, 2).', 'rown', c*reps, ...
    'inter', double(reps > 1), 'pval', p(end), 'df', df(end));
if strcmpi(displayopt, 'on'), disp(tbl), end
end
