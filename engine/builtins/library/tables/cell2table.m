% SPDX-License-Identifier: Apache-2.0
function T = cell2table(C, varargin)
% The columns of a cell as the variables of a table: numbers and other data of one class are joined, texts stay cells.
% Example: cell2table({1 'Li'; 2 'Diaz'}, 'VariableNames', {'Id', 'Name'})
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~iscell(C), error('MATLAB:table:cell2table:NonCell', 'C must be a cell array.'); end
n = size(C, 2);
name = inputname(1);
if isempty(name), name = 'Var'; end
names = arrayfun(@(k) sprintf('%s%d', name, k), 1:n, 'UniformOutput', false);
if isempty(C)
    % Without rows there is no class yet: whatever rows are put below give it.
    vars = repmat({zeros(size(C, 1), 0)}, 1, n);
else
    vars = arrayfun(@(k) joinedColumn(C(:, k)), 1:n, 'UniformOutput', false);
end
T = convertedTable(vars, names, size(C, 1), varargin);
end
