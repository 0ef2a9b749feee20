% SPDX-License-Identifier: Apache-2.0
function [K, S, e] = lqry(sys, Q, R, N)
% The gain K for which u = -K*x makes the integral (the sum in discrete time) of y'*Q*y + u'*R*u + 2*y'*N*u least.
% Example: K = lqry(ss(0, 1, 1, 0), 1, 1)
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = asStateSpace(systemState('lqry', sys));
if nargin < 4, N = zeros(size(s.D)); end
[C, D] = deal(s.C, s.D);
ND = N'*D;
[K, S, e] = lqr(sys, C'*Q*C, R + D'*Q*D + ND + ND', C'*(Q*D + N));
end
