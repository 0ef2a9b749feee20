% SPDX-License-Identifier: Apache-2.0
function sys = pid(Kp, Ki, Kd, Tf, varargin)
% A PID controller Kp + Ki/s + Kd*s/(Tf*s + 1) as a transfer function.
% Example: C = pid(2, 1); L = C*tf(1, [1 1]); pole(feedback(L, 1))
if nargin < 1, Kp = 1; end
if nargin < 2, Ki = 0; end
if nargin < 3, Kd = 0; end
if nargin < 4, Tf = 0; end
s = tf('s');
sys = tf(Kp);
if Ki ~= 0, sys = sys + Ki/s; end
if Kd ~= 0, sys = sys + Kd*s/(Tf*s + 1); end
end
