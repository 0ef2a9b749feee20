% SPDX-License-Identifier: Apache-2.0
function est = estim(sys, L)
% The estimator of the states and outputs of a system in state space with gains L, driven by the outputs.
% Example: E = estim(ss(-1, 1, 1, 0), 2); pole(E)
s = asStateSpace(systemState('estim', sys));
n = size(s.A, 1);
est = ss(s.A - L*s.C, L, [s.C; eye(n)], 0, s.Ts);
end
