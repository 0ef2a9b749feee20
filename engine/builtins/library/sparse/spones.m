% SPDX-License-Identifier: Apache-2.0
function R = spones(S)
% Sparse matrix with ones where S has nonzeros.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[i, j] = find(S);
[m, n] = size(S);
R = sparse(i, j, 1, m, n);
end
