% SPDX-License-Identifier: Apache-2.0
function [kest, L, P] = kalman(sys, Qn, Rn, varargin)
% The Kalman filter of a system whose last inputs are noise of covariance Qn and whose outputs have noise of covariance Rn; its gain L and the
% covariance of errors P. Its inputs are the known inputs and the outputs.
% Example: [K, L] = kalman(ss(-1, [1 1], 1, [0 0]), 1, 1); L
s = asStateSpace(systemState('kalman', sys));
nw = size(Qn, 1);
nu = size(s.B, 2) - nw;
[B, G] = deal(s.B(:, 1:nu), s.B(:, nu + 1:end));
[D, H] = deal(s.D(:, 1:nu), s.D(:, nu + 1:end));
N = zeros(nw, size(s.C, 1));
if ~isempty(varargin), N = varargin{1}; end
R = Rn + H*N + N'*H' + H*Qn*H';
Q = G*Qn*G';
S = G*(Qn*H' + N);
if s.Ts == 0
    A = s.A - S/R*s.C;
    P = care(A', s.C', Q - S/R*S', R);
    L = (P*s.C' + S)/R;
else
    A = s.A - S/R*s.C;
    P = dare(A', s.C', Q - S/R*S', R);
    L = (s.A*P*s.C' + S)/(s.C*P*s.C' + R);
end
n = size(s.A, 1);
kest = ss(s.A - L*s.C, [B - L*D, L], [s.C; eye(n)], [D zeros(size(s.C, 1)); zeros(n, nu + size(s.C, 1))], s.Ts);
end
