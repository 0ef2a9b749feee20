% SPDX-License-Identifier: Apache-2.0
function sys = d2d(sys, Ts, method)
% A discrete system with another sample time.
% Example: D = d2d(c2d(tf(1, [1 1]), 0.1), 0.2); pole(D)
if nargin < 3, method = 'zoh'; end
sys = c2d(d2c(sys, method), Ts, method);
end
