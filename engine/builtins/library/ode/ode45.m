% SPDX-License-Identifier: Apache-2.0
function varargout = ode45(f, tspan, y0, options, varargin)
% [t, y, te, ye, ie] = ode45(f, tspan, y0, options), or sol = ode45(...): solves y' = f(t, y) from y0 by
% the pair of Dormand and Prince of orders 4 and 5. The first to try.
% A row of y belongs to an element of t; tspan of more than two elements says where. Options from odeset.
if nargin < 3
    error('MATLAB:ode45:NotEnoughInputs', 'Not enough input arguments.  See ODE45.');
end
if nargin < 4, options = []; end
p = odeProblem('ode45', f, tspan, y0, options, varargin, nargout);
[varargout{1:max(nargout, 1)}] = odeErk(p, odeErkTableau('ode45'));
if nargout == 0, varargout = {}; end
end
