% SPDX-License-Identifier: Apache-2.0
function varargout = ode23t(f, tspan, y0, options, varargin)
% [t, y, te, ye, ie] = ode23t(f, tspan, y0, options), or sol = ode23t(...): solves moderately stiff equations
% M*y' = f(t, y), also with a singular M, by the trapezoidal rule with a free interpolant: no numerical damping.
% Options from odeset.
if nargin < 3
    error('MATLAB:ode23t:NotEnoughInputs', 'Not enough input arguments.  See ODE23T.');
end
if nargin < 4, options = []; end
p = odeProblem('ode23t', f, tspan, y0, options, varargin, nargout);
[p, s] = odeImplicit(p, false);
s.hFactor = NaN;
s.haveRate = false;
[varargout{1:max(nargout, 1)}] = odeDrive(p, s, @advance, 1);
if nargout == 0, varargout = {}; end
end

function [s, ok] = advance(p, s)
% M*(ynew - y) = h/2*(M*slope + f(tnew, ynew)); the error is h^3/12 times the third derivative, which
% is taken from the last values: slopes of stiff components keep swinging, as the rule has no damping.
ok = true;
t = s.t; y = s.y;
if ~isfield(s, 'times'), s.times = t; s.values = y; end
[absh, h, atEnd, hmin] = odeFirstTry(p, s);
if ~isempty(p.massOf), p.M = p.massOf(t, y); end
failed = false;
while true
    if atEnd, tnew = p.tf; else, tnew = t + h; end
    h = tnew - t;
    s = odeIterationMatrix(p, s, 0.5*h);
    base = y + 0.5*h*s.slope;
    guess = s.slope;
    if numel(s.times) > 2, guess = (extrapolated(s.times, s.values, tnew) - base)/(0.5*h); end
    [s, ynew, slope, converged] = odeStageSolve(p, s, tnew, base, 0.5*h, guess, y);
    err = Inf;
    if converged
        switch numel(s.times)
            case 1
                difference = odeSolve(s.F, p.M*(0.5*h*(slope - s.slope)));
            case 2
                ahead = (slope - s.slope)/h; behind = (s.slope - s.oldSlope)/s.oldH;
                difference = odeSolve(s.F, p.M*((absh^3/6)*(ahead - behind)/(abs(h) + abs(s.oldH))));
            otherwise
                difference = 0.5*h^3*dividedDifference([s.times, tnew], [s.values, ynew]);
        end
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
s.oldSlope = s.slope; s.oldH = h;
s.times = [s.times, tnew]; s.values = [s.values, ynew];
if numel(s.times) > 3, s.times(1) = []; s.values(:, 1) = []; end
s = odeStepDone(p, s, tnew, ynew, slope, absh, err, failed, atEnd);
if numel(s.times) > 2, s.data = {s.times, s.values, []}; end
end

function d = dividedDifference(t, Y)
% The one of highest order through the columns of Y at the times t.
weights = zeros(numel(t), 1);
for j = 1:numel(t), weights(j) = 1/prod(t(j) - t([1:j - 1, j + 1:end])); end
d = Y*weights;
end

function y = extrapolated(t, Y, at)
L = zeros(numel(t), 1);
for j = 1:numel(t)
    others = t([1:j - 1, j + 1:end]);
    L(j) = prod((at - others)./(t(j) - others));
end
y = Y*L;
end
