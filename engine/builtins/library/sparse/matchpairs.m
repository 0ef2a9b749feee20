% SPDX-License-Identifier: Apache-2.0
function [pairs, rows, columns] = matchpairs(cost, unmatched, goal)
% The pairs of rows and columns of least total cost, where each row and column without a partner costs `unmatched`; 'max': of most.
% Example: pairs = matchpairs([1 5; 5 1], 10)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(cost, {'single', 'double'}, {'2d', 'real', 'nonnan'}, 'matchpairs', 'Cost', 1);
validateattributes(unmatched, {'single', 'double'}, {'scalar', 'real', 'finite'}, 'matchpairs', 'costUnmatched', 2);
most = nargin > 2 && strcmp(validatestring(goal, {'min', 'max'}, 'matchpairs'), 'max');
[m, n] = size(cost);
if most, cost = -cost; unmatched = -unmatched; end
alone = @(k) diag(repmat(unmatched, 1, k)) + 1./(eye(k) > 0) - 1;
whole = [double(full(cost)), alone(m); alone(n), zeros(n, m)];
row = assignment(whole);
c = (1:n)';
found = row(c) <= m;
pairs = [row(found(:) & true(n, 1)), c(found)];
rows = setdiff((1:m)', pairs(:, 1));
columns = setdiff((1:n)', pairs(:, 2));
end
