% SPDX-License-Identifier: Apache-2.0
function [A, B, C, D, Ts] = ssdata(sys)
% The matrices of a system in state space, and its sample time.
% Example: [A, B, C, D] = ssdata(tf(1, [1 2]))
s = asStateSpace(systemState('ssdata', sys));
[A, B, C, D, Ts] = deal(s.A, s.B, s.C, s.D, sum([s.Ts 0]));
end
