% SPDX-License-Identifier: Apache-2.0
function [P, Q] = covar(sys, W)
% Covariance of the output of a stable system whose input is white noise of intensity W, and of its
% states.
% Example: P = covar(tf(1, [1 1]), 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[A, B, C, D, Ts] = ssdata(sys);
p = eig(A);
if Ts == 0
    if any(real(p) >= 0), error('Control:analysis:covar1', 'The covariance of unstable systems is infinite.'); end
    Q = lyap(A, B*W*B');
    P = C*Q*C';
    P(D*W*D' ~= 0) = Inf;
else
    if any(abs(p) >= 1), error('Control:analysis:covar1', 'The covariance of unstable systems is infinite.'); end
    Q = dlyap(A, B*W*B');
    P = C*Q*C' + D*W*D';
end
P = (P + P')/2;
end
