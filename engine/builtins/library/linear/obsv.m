% SPDX-License-Identifier: Apache-2.0
function O = obsv(A, C)
% The observability matrix [C; C*A; …; C*A^(n-1)] of a linear system.
% Example: O = obsv([0 1; -2 -3], [1 0])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(A, 1) ~= size(A, 2) || size(C, 2) ~= size(A, 1)
    error('Control:analysis:obsv2', 'The matrix A must be square with as many columns as C.');
end
O = ctrb(A.', C.').';
end
