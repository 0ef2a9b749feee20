% SPDX-License-Identifier: Apache-2.0
function varargout = ode23s(f, tspan, y0, options, varargin)
% [t, y, te, ye, ie] = ode23s(f, tspan, y0, options), or sol = ode23s(...): solves stiff equations
% M*y' = f(t, y) with a constant M by a modified Rosenbrock formula of order 2. Options from odeset.
if nargin < 3
    error('MATLAB:ode23s:NotEnoughInputs', 'Not enough input arguments.  See ODE23S.');
end
if nargin < 4, options = []; end
p = odeProblem('ode23s', f, tspan, y0, options, varargin, nargout);
[p, s] = odeImplicit(p, true);
s.f0 = p.f(p.t0, s.y);
s.counts(3) = s.counts(3) + 1;
[varargout{1:max(nargout, 1)}] = odeDrive(p, s, @advance, 1);
if nargout == 0, varargout = {}; end
end

function [s, ok] = advance(p, s)
ok = true;
d = 1/(2 + sqrt(2)); e32 = 6 + sqrt(2);
t = s.t; y = s.y; f0 = s.f0; M = p.M;
hmin = 16*eps(t);
absh = min(p.hmax, max(hmin, s.absh));
atEnd = 1.1*absh >= abs(p.tf - t);
if atEnd, h = p.tf - t; absh = abs(h); else, h = p.direction*absh; end
if s.counts(1) > 0 && ~p.constantJacobian
    [s.J, calls] = odeJacobian(p, t, y, f0);
    s.counts(3) = s.counts(3) + calls; s.counts(4) = s.counts(4) + 1;
end
probe = (t + p.direction*min(sqrt(eps(p.type))*max(abs(t), abs(t + h)), absh)) - t;
dfdt = (p.f(t + probe, y) - f0)/probe;
s.counts(3) = s.counts(3) + 1;
failed = false;
while true
    F = odeFactor(M - (h*d)*s.J);
    k1 = odeSolve(F, f0 + (h*d)*dfdt);
    f1 = p.f(t + 0.5*h, y + 0.5*h*k1);
    k2 = odeSolve(F, f1 - M*k1) + k1;
    if atEnd, tnew = p.tf; else, tnew = t + h; end
    h = tnew - t;
    ynew = y + h*k2;
    f2 = p.f(tnew, ynew);
    k3 = odeSolve(F, f2 - e32*(M*k2 - f1) - 2*(M*k1 - f0) + (h*d)*dfdt);
    s.counts = s.counts + [0 0 2 0 1 3];
    if p.normControl
        err = (absh/6)*norm(k1 - 2*k2 + k3)/max(max(norm(y), norm(ynew)), p.threshold);
    else
        err = (absh/6)*norm((k1 - 2*k2 + k3)./max(max(abs(y), abs(ynew)), p.threshold), inf);
    end
    if ~(err > p.rtol), break; end
    s.counts(2) = s.counts(2) + 1;
    if absh <= hmin
        odeTooSmall(p.solver, t, hmin);
        ok = false;
        return
    end
    if failed
        absh = max(hmin, 0.5*absh);
    else
        failed = true;
        absh = max(hmin, absh*max(0.1, 0.8*(p.rtol/err)^(1/3)));
    end
    h = p.direction*absh;
    atEnd = false;
end
s.counts(1) = s.counts(1) + 1;
s.before = t; s.start = y;
s.t = tnew; s.y = ynew; s.f0 = f2;
s.data = {k1, k2};
if ~failed
    grow = 1.25*(err/p.rtol)^(1/3);
    if grow > 0.2, absh = absh/grow; else, absh = 5*absh; end
end
s.absh = absh;
s.done = atEnd;
end
