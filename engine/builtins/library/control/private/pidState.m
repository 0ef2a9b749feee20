% SPDX-License-Identifier: Apache-2.0
function s = pidState(parts, s)
% The transfer function of a PID controller with these Kp, Ki, Kd and Tf (forward Euler in discrete time).
parts = num2cell(parts);
[Kp, Ki, Kd, Tf] = deal(parts{:});
z = tf('s');
if s.Ts ~= 0, z = (tf('z', s.Ts) - 1)/s.Ts; end
sys = tf(Kp, 1, s.Ts);
if Ki ~= 0, sys = sys + Ki/z; end
if Kd ~= 0, sys = sys + Kd*z/(Tf*z + 1); end
t = systemState('pid', sys);
[s.num, s.den, s.pid] = deal(t.num, t.den, [Kp Ki Kd Tf]);
if s.Ts == 0, s.var = 's'; else, s.var = 'z'; end
end
