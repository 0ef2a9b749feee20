% SPDX-License-Identifier: Apache-2.0
function [u, t] = gensig(type, tau, Tf, Ts)
% A periodic signal for simulations: 'sine', 'square' or 'pulse' of period tau up to time Tf (5 periods) in steps of Ts (tau/64).
% Example: [u, t] = gensig('square', 2, 4, 0.5)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, Tf = 5*tau; end
if nargin < 4, Ts = tau/64; end
type = validatestring(type, {'sine', 'sin', 'square', 'pulse'}, 'gensig');
t = (0:Ts:Tf)';
phase = mod(t, tau);
phase(abs(phase - tau) < 1e-9*tau | phase < 1e-9*tau) = 0;
switch type
    case {'sine', 'sin'}, u = sin(2*pi/tau*t);
    case 'square', u = double(phase >= tau/2*(1 - 1e-9));
    otherwise, u = double(phase < Ts*(1 - 1e-9));
end
end
