% SPDX-License-Identifier: Apache-2.0
function tf = hasdelay(sys)
% Whether a system has a delay.
% Example: hasdelay(tf(1, [1 1], 'InputDelay', 2))
s = systemState('hasdelay', sys);
tf = s.delay > 0;
end
