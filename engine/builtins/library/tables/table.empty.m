% SPDX-License-Identifier: Apache-2.0
function x = empty(varargin)
% A table without rows or without variables: table.empty (0-by-0), table.empty(m, n), table.empty([m n]); one of the sizes is zero.
% Example: x = table.empty(0, 3); size(x)
if nargin > 0 && all([varargin{:}] > 0)
    error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero to create an empty array of class ''table''.');
end
d = size(double.empty(varargin{:}));
x = makeTable(tableState(arrayfun(@(k) sprintf('Var%d', k), 1:d(2), 'UniformOutput', false), repmat({zeros(d(1), 1)}, 1, d(2)), d(1)));
end
