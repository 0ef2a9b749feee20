% SPDX-License-Identifier: Apache-2.0
function tf = isdt(sys)
% Is a system in discrete time?
% Example: tf = isdt(ss(0.5, 1, 1, 0, 0.1))
s = systemState('isdt', sys);
tf = isempty(s.Ts) || s.Ts ~= 0;
end
