% SPDX-License-Identifier: Apache-2.0
function [K, S, e] = lqi(sys, Q, R, N)
% The gain K for which u = -K*[x; xi], xi the integral of r - y, makes the integral of z'*Q*z + u'*R*u +
% 2*z'*N*u least, z = [x; xi]; a sum for discrete systems. Then the solution of the Riccati equation and
% the poles.
% Example: K = lqi(ss([0 1; -1 -1], [0; 1], [1 0], 0), eye(3), 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[A, B, C, D, Ts] = ssdata(sys);
n = size(A, 1);
p = size(C, 1);
if size(Q, 1) ~= n + p || size(Q, 2) ~= n + p
    error('Control:design:lqi1', 'The matrix Q must have as many rows and columns as the system has states and outputs together.');
end
if nargin < 4, N = zeros(n + p, size(B, 2)); end
if Ts == 0
    [K, S, e] = lqr([A, zeros(n, p); -C, zeros(p)], [B; -D], Q, R, N);
else
    [K, S, e] = dlqr([A, zeros(n, p); -C*abs(Ts), eye(p)], [B; -D*abs(Ts)], Q, R, N);
end
end
