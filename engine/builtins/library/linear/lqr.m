% SPDX-License-Identifier: Apache-2.0
function [K, S, e] = lqr(A, B, Q, R, N)
% The gain K for which u = -K*x makes the integral of x'*Q*x + u'*R*u + 2*x'*N*u least along x' = A*x + B*u, the solution S of its Riccati equation
% and the poles of A - B*K.
% Example: K = lqr([0 1; 0 0], [0; 1], eye(2), 1)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5, N = zeros(size(B)); end
[S, e, K] = care(A, B, Q, R, N);
end
