% SPDX-License-Identifier: Apache-2.0
function varargout = ode78(f, tspan, y0, options, varargin)
% [t, y, te, ye, ie] = ode78(f, tspan, y0, options), or sol = ode78(...): solves y' = f(t, y) from y0 by
% the continuous pair of P. J. Prince of orders 8 and 6, its interpolant of order 7.
% For smooth solutions and strict tolerances. Options from odeset.
% Example: [t, y] = ode78(@(t, y) [y(2); -y(1)], [0 pi], [0; 1], odeset('RelTol', 1e-10, 'AbsTol', 1e-12))
if nargin < 3
    error('MATLAB:ode78:NotEnoughInputs', 'Not enough input arguments.  See ODE78.');
end
if nargin < 4, options = []; end
p = odeProblem('ode78', f, tspan, y0, options, varargin, nargout);
[varargout{1:max(nargout, 1)}] = odeErk(p, odeErkHighOrder('ode78'));
if nargout == 0, varargout = {}; end
end
