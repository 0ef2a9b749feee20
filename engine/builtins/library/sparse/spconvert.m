% SPDX-License-Identifier: Apache-2.0
function S = spconvert(D)
% Sparse matrix from rows [i j v] or [i j re im].
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if issparse(D)
    S = D;
    return
end
[~, k] = size(D);
if ~isnumeric(D) || ~isreal(D) || ndims(D) > 2 || (k ~= 3 && k ~= 4)
    error('MATLAB:spconvert:WrongArraySize', 'Array must be real and have 3 or 4 columns.');
end
if k == 3
    S = sparse(D(:, 1), D(:, 2), D(:, 3));
else
    S = sparse(D(:, 1), D(:, 2), complex(D(:, 3), D(:, 4)));
end
end
