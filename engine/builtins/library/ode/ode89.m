% SPDX-License-Identifier: Apache-2.0
function varargout = ode89(f, tspan, y0, options, varargin)
% [t, y, te, ye, ie] = ode89(f, tspan, y0, options), or sol = ode89(...): solves y' = f(t, y) from y0 by
% the continuous pair of P. J. Prince of orders 9 and 7, its interpolant of order 8.
% For very smooth solutions, long spans and the strictest tolerances. Options from odeset.
% Example: [t, y] = ode89(@(t, y) [y(2); -y(1)], [0 pi], [0; 1], odeset('RelTol', 1e-10, 'AbsTol', 1e-12))
if nargin < 3
    error('MATLAB:ode89:NotEnoughInputs', 'Not enough input arguments.  See ODE89.');
end
if nargin < 4, options = []; end
p = odeProblem('ode89', f, tspan, y0, options, varargin, nargout);
[varargout{1:max(nargout, 1)}] = odeErk(p, odeErkHighOrder('ode89'));
if nargout == 0, varargout = {}; end
end
