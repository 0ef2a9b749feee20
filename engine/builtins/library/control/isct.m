% SPDX-License-Identifier: Apache-2.0
function tf = isct(sys)
% Is a system in continuous time?
% Example: tf = isct(ss(-1, 1, 1, 0))
s = systemState('isct', sys);
tf = sum([s.Ts 0]) == 0;
end
