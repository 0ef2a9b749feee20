% SPDX-License-Identifier: Apache-2.0
function [p, tbl, stats] = friedman(x, reps, displayopt)
% Friedman's test: have the columns of x one effect, whatever the rows (blocks of reps rows)?
% Example: p = friedman([5 4 6; 7 6 9; 8 7 8.5; 2 1 4], 1, 'off')
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(reps), reps = 1; end
if nargin < 3, displayopt = 'on'; end
[m, c] = size(x);
blocks = m/reps;
if blocks ~= fix(blocks), error('stats:friedman:BadReps', 'The number of rows must be a multiple of REPS.'); end
ranks = zeros(m, c);
tie = 0;
for b = 1:blocks
    rows = (b - 1)*reps + 1:b*reps;
    part = x(rows, :);
    [r, t] = tiedrank(part(:));
    ranks(rows, :) = reshape(r, reps, c);
    tie = tie + t;
end
means = mean(ranks, 1);
between = m*sum((means - mean(ranks(:))).^2);
total = sum((ranks(:) - mean(ranks(:))).^2);
sigma = sqrt(c*reps*(c*reps + 1)/12 - 2*tie/(12*blocks*(c*reps - 1)));
stat = between/sigma^2;
p = 1 - chi2cdf(stat, c - 1);
tbl = {'Source', 'SS', 'df', 'MS', 'Chi-sq', 'Prob>Chi-sq'; 'Columns', between, c - 1, between/(c - 1), stat, p; ...
    'Error', total - between, m*c - blocks - c + 1, (total - between)/(m*c - blocks - c + 1), [], []; 'Total', total, m*c - 1, [], [], []};
stats = struct('source', 'friedman', 'n', blocks, 'meanranks', means, 'sigma', sigma);
if strcmpi(displayopt, 'on'), disp(tbl), end
end
