% SPDX-License-Identifier: Apache-2.0
function varargout = ode23tb(f, tspan, y0, options, varargin)
% [t, y, te, ye, ie] = ode23tb(f, tspan, y0, options), or sol = ode23tb(...): solves moderately stiff equations
% M*y' = f(t, y), also with a singular M, by TR-BDF2, a trapezoidal step followed by a backward difference.
% Options from odeset.
if nargin < 3
    error('MATLAB:ode23tb:NotEnoughInputs', 'Not enough input arguments.  See ODE23TB.');
end
if nargin < 4, options = []; end
p = odeProblem('ode23tb', f, tspan, y0, options, varargin, nargout);
[p, s] = odeImplicit(p, false);
s.hFactor = NaN;
s.haveRate = false;
[varargout{1:max(nargout, 1)}] = odeDrive(p, s, @advance, 1);
if nargout == 0, varargout = {}; end
end

function [s, ok] = advance(p, s)
% Hosea and Shampine 1996: a trapezoidal stage to t + g*h with g = 2 - sqrt(2), then a stage with
% the same matrix; the embedded formula of order 3 gives the error, smoothed by that matrix.
ok = true;
g = 2 - sqrt(2); d = g/2; w = sqrt(2)/4;
t = s.t; y = s.y;
[absh, h, atEnd, hmin] = odeFirstTry(p, s);
if ~isempty(p.massOf), p.M = p.massOf(t, y); end
failed = false;
while true
    if atEnd, tnew = p.tf; else, tnew = t + h; end
    h = tnew - t;
    s = odeIterationMatrix(p, s, d*h);
    guess = s.slope;
    if isfield(s, 'oldSlope'), guess = s.slope + (g*h/s.oldH)*(s.slope - s.oldSlope); end
    [s, ymid, middle, converged] = odeStageSolve(p, s, t + g*h, y + d*h*s.slope, d*h, guess, y);
    if converged
        guess = s.slope + (middle - s.slope)/g;
        [s, ynew, slope, converged] = odeStageSolve(p, s, tnew, y + w*h*(s.slope + middle), d*h, guess, ymid);
    end
    err = Inf;
    if converged
        difference = h*((w - (1 - w)/3)*s.slope + (w - (3*w + 1)/3)*middle + (d - d/3)*slope);
        difference = odeSolve(s.F, p.M*difference);
        s.counts(6) = s.counts(6) + 1;
        err = odeRelativeSize(p, difference, y, ynew);
        [err, ynew, ~] = odeNonNegativeError(p, err, ynew);
        if ~(err > p.rtol), break; end
    end
    [s, absh, ok, failed] = odeSmallerStep(p, s, t, y, absh, hmin, err, converged, failed);
    if ~ok, return; end
    if abs(h) > absh, atEnd = false; end
    h = p.direction*absh;
    if atEnd, h = p.tf - t; end
end
s.oldSlope = middle; s.oldH = (1 - g)*h;
s = odeStepDone(p, s, tnew, ynew, slope, absh, err, failed, atEnd);
end
