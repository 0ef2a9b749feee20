% SPDX-License-Identifier: Apache-2.0
function C = ctrb(A, B)
% The controllability matrix [B A*B … A^(n-1)*B] of a linear system.
% Example: C = ctrb([0 1; -2 -3], [0; 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(A, 1) ~= size(A, 2) || size(B, 1) ~= size(A, 1)
    error('Control:analysis:ctrb2', 'The matrix A must be square with as many rows as B.');
end
[n, m] = size(B);
C = zeros(n, n*m, 'like', A + 0*A(1));
for k = 1:n
    C(:, (k - 1)*m + (1:m)) = B;
    B = A*B;
end
end
