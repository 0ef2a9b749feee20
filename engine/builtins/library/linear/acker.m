% SPDX-License-Identifier: Apache-2.0
function K = acker(A, B, p)
% The gain K for which A - B*K has the poles p, by Ackermann's formula, of a system with one input.
% Example: K = acker([0 1; 0 0], [0; 1], [-1 -2])
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
n = size(A, 1);
if size(B, 2) ~= 1 || size(A, 2) ~= n || size(B, 1) ~= n, error('Control:design:acker1', 'The system must have one input.'); end
if numel(p) ~= n, error('Control:design:acker3', 'The number of poles must be the number of rows of A.'); end
C = ctrb(A, B);
if rank(C) < n, error('Control:design:acker2', 'The system is not controllable.'); end
K = [zeros(1, n - 1), 1]/C*polyvalm(real(poly(p)), A);
end
