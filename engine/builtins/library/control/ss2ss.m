% SPDX-License-Identifier: Apache-2.0
function sys = ss2ss(sys, T)
% The system with the states T*x.
% Example: G = ss2ss(ss(-1, 1, 1, 0), 2); G.B
s = asStateSpace(systemState('ss2ss', sys));
[s.A, s.B, s.C] = deal(T*s.A/T, T*s.B, s.C/T);
sys = makeSystem(s);
end
