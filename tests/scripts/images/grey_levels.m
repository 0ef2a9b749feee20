% SPDX-License-Identifier: Apache-2.0
% grayslice: numbers of levels, thresholds and classes.
X = grayslice([0 0.3 0.6 1], 4)
disp(grayslice([0 0.05 0.55 0.95]))
disp(grayslice([0 0.2 0.5 0.9], [0.2 0.8]))
disp(grayslice(uint8([0 100 200 255]), 2))
disp(grayslice(uint8([0 100 200 255]), [50 150]))
disp(grayslice(int16([-32768 0 32767]), 4))
disp(class(grayslice([0 1], 300))), disp(grayslice([0 1], 300))
try, grayslice(1, 2.5), catch e, disp(e.message), end
