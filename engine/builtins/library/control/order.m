% SPDX-License-Identifier: Apache-2.0
function n = order(sys)
% The number of states of a system.
% Example: n = order(tf(1, [1 2 3]))
s = systemState('order', sys);
n = numel(pole(makeSystem(s)));
end
