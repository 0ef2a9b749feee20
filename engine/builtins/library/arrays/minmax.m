% SPDX-License-Identifier: Apache-2.0
function range = minmax(X)
% Least and greatest element of each row; of each cell of a cell array of matrices, rows taken
% together.
% Example: r = minmax([1 5 3; 2 -4 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if iscell(X)
    range = cell(size(X, 1), 1);
    for k = 1:size(X, 1)
        row = cat(2, X{k, :});
        range{k} = minmax(row);
    end
    return
end
range = [min(X, [], 2), max(X, [], 2)];
end
