% SPDX-License-Identifier: Apache-2.0
function T = array2table(A, varargin)
% The columns of a matrix as the variables of a table; VariableNames, RowNames, DimensionNames.
% Example: array2table(magic(3), 'VariableNames', {'a', 'b', 'c'})
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ndims(A) > 2, error('MATLAB:table:array2table:NDims', 'The input array must be a matrix.'); end
n = size(A, 2);
name = inputname(1);
if isempty(name), name = 'Var'; end
names = arrayfun(@(k) sprintf('%s%d', name, k), 1:n, 'UniformOutput', false);
if n == 1 && ~strcmp(name, 'Var'), names = {name}; end
vars = arrayfun(@(k) A(:, k), 1:n, 'UniformOutput', false);
T = convertedTable(vars, names, size(A, 1), varargin);
end
