% SPDX-License-Identifier: Apache-2.0
function [K, S, e] = dlqr(A, B, Q, R, N)
% The gain K for which u = -K*x makes the sum of x'*Q*x + u'*R*u + 2*x'*N*u least along x(k+1) = A*x(k) + B*u(k), the solution S of its Riccati
% equation and the poles of A - B*K.
% Example: K = dlqr([1 1; 0 1], [0; 1], eye(2), 1)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5, N = zeros(size(B)); end
[S, e, K] = dare(A, B, Q, R, N);
end
