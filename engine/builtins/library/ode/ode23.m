% SPDX-License-Identifier: Apache-2.0
function varargout = ode23(f, tspan, y0, options, varargin)
% [t, y, te, ye, ie] = ode23(f, tspan, y0, options), or sol = ode23(...): solves y' = f(t, y) from y0 by
% the pair of Bogacki and Shampine of orders 2 and 3. For crude tolerances and mild stiffness.
% A row of y belongs to an element of t; tspan of more than two elements says where. Options from odeset.
if nargin < 3
    error('MATLAB:ode23:NotEnoughInputs', 'Not enough input arguments.  See ODE23.');
end
if nargin < 4, options = []; end
p = odeProblem('ode23', f, tspan, y0, options, varargin, nargout);
[varargout{1:max(nargout, 1)}] = odeErk(p, odeErkTableau('ode23'));
if nargout == 0, varargout = {}; end
end
