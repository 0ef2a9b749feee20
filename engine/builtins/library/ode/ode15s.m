% SPDX-License-Identifier: Apache-2.0
function varargout = ode15s(f, tspan, y0, options, varargin)
% [t, y, te, ye, ie] = ode15s(f, tspan, y0, options), or sol = ode15s(...): solves stiff equations
% M*y' = f(t, y), also with a singular M, by numerical differentiation formulas of orders 1 to 5
% (backward ones with 'BDF', 'on'). Options from odeset.
if nargin < 3
    error('MATLAB:ode15s:NotEnoughInputs', 'Not enough input arguments.  See ODE15S.');
end
if nargin < 4, options = []; end
p = odeProblem('ode15s', f, tspan, y0, options, varargin, nargout);
[p, s] = odeImplicit(p, false);
p.maxOrder = odeget(p.options, 'MaxOrder', 5, 'fast');
G = [1; 3/2; 11/6; 25/12; 137/60];
alpha = [-37/200; -1/9; -0.0823; -0.0415; 0];
if strcmpi(odeget(p.options, 'BDF', 'off', 'fast'), 'on'), alpha = zeros(5, 1); end
p.G = cast(G, p.type);
p.invGa = 1./(G.*(1 - alpha));
p.errorConstant = alpha.*G + 1./(2:6)';
p.U = [-1 -2 -3 -4 -5; 0 1 3 6 10; 0 0 -1 -4 -10; 0 0 0 1 5; 0 0 0 0 -1];
s.k = 1; s.lastK = 1; s.lastAbsh = s.absh; s.steady = 0;
s.dif = zeros(p.n, p.maxOrder + 2, p.type);
s.dif(:, 1) = s.h*s.slope;
s.hinvGak = s.h*p.invGa(1);
s = factored(p, s);
[varargout{1:max(nargout, 1)}] = odeDrive(p, s, @advance, 1);
if nargout == 0, varargout = {}; end
end

function s = factored(p, s)
s.F = odeFactor(p.M - s.hinvGak*s.J);
s.counts(5) = s.counts(5) + 1;
s.haveRate = false;
end

function s = rescaled(p, s, absh)
% The backward differences for another step.
k = s.k;
I = (1:5)';
R = cumprod((I - 1 - (1:5)*(absh/s.lastAbsh))./I, 1)*p.U;
s.dif(:, 1:k) = s.dif(:, 1:k)*R(1:k, 1:k);
s.hinvGak = s.h*p.invGa(k);
s.steady = 0;
end

function [s, ok] = advance(p, s)
ok = true;
t = s.t; y = s.y;
hmin = 16*eps(t);
absh = min(p.hmax, max(hmin, s.absh));
atEnd = 1.1*absh >= abs(p.tf - t);
if atEnd
    s.h = p.tf - t; absh = abs(s.h);
else
    s.h = p.direction*absh;
end
if absh ~= s.lastAbsh || s.k ~= s.lastK
    s = rescaled(p, s, absh);
    if ~isempty(p.massOf), p.M = p.massOf(t, y); end
    s = factored(p, s);
elseif ~isempty(p.massOf)
    p.M = p.massOf(t, y);
end
failed = false;
while true
    k = s.k;
    [s, tnew, ynew, last, invwt, converged] = newton(p, s, t, y, atEnd);
    if ~converged
        s.counts(2) = s.counts(2) + 1;
        if ~s.jacobianHere
            f0 = p.f(t, y);
            [s.J, calls] = odeJacobian(p, t, y, f0);
            s.counts(3) = s.counts(3) + calls + 1; s.counts(4) = s.counts(4) + 1;
            s.jacobianHere = true;
        elseif absh <= hmin
            odeTooSmall(p.solver, t, hmin);
            ok = false;
            return
        else
            s.lastAbsh = absh;
            absh = max(0.3*absh, hmin);
            s.h = p.direction*absh;
            atEnd = false;
            s = rescaled(p, s, absh);
        end
        s = factored(p, s);
        continue
    end
    err = sizeOf(p, last, invwt)*p.errorConstant(k);
    [err, ynew, clipped] = odeNonNegativeError(p, err, ynew);
    if ~(err > p.rtol), break; end
    s.counts(2) = s.counts(2) + 1;
    if absh <= hmin
        odeTooSmall(p.solver, t, hmin);
        ok = false;
        return
    end
    s.lastAbsh = absh;
    if failed
        absh = max(hmin, 0.5*absh);
    else
        failed = true;
        best = absh*max(0.1, 0.833*(p.rtol/err)^(1/(k + 1)));
        if k > 1
            below = sizeOf(p, s.dif(:, k) + last, invwt)*p.errorConstant(k - 1);
            lower = absh*max(0.1, 0.769*(p.rtol/below)^(1/k));
            if lower > best
                best = min(absh, lower);
                s.k = k - 1;
            end
        end
        absh = max(hmin, best);
    end
    s.h = p.direction*absh;
    if absh < s.lastAbsh, atEnd = false; end
    s = rescaled(p, s, absh);
    s = factored(p, s);
end
k = s.k;
s.counts(1) = s.counts(1) + 1;
s.dif(:, k + 2) = last - s.dif(:, k + 1);
s.dif(:, k + 1) = last;
for j = k:-1:1, s.dif(:, j) = s.dif(:, j) + s.dif(:, j + 1); end
if clipped, s.dif(:, 1) = ynew - y; end
s.before = t; s.start = y;
s.t = tnew; s.y = ynew;
s.data = {s.h, s.dif(:, 1:k)};
s.lastK = k; s.lastAbsh = absh;
s.steady = min(s.steady + 1, p.maxOrder + 2);
if s.steady >= k + 2
    [absh, s.k] = larger(p, s, k, absh, err, invwt);
end
s.absh = absh;
s.jacobianHere = p.constantJacobian;
s.done = atEnd;
end

function [s, tnew, ynew, last, invwt, converged] = newton(p, s, t, y, atEnd)
% Simplified Newton iterations on the correction to the predicted values.
k = s.k; K = 1:k;
psi = s.dif(:, K)*(p.G(K)*p.invGa(k));
tnew = t + s.h;
if atEnd, tnew = p.tf; end
s.h = tnew - t;
predicted = y + sum(s.dif(:, K), 2);
ynew = predicted;
last = zeros(p.n, 1, p.type);
if p.normControl
    invwt = 1/max(max(norm(y), norm(ynew)), p.threshold);
else
    invwt = 1./max(max(abs(y), abs(ynew)), p.threshold);
end
least = 100*eps(p.type)*sizeOf(p, ynew, invwt);
converged = false;
M = p.M;
for iteration = 1:4
    if ~isempty(p.massOf), M = p.massOf(tnew, ynew); end
    residual = s.hinvGak*p.f(tnew, ynew) - M*(psi + last);
    change = odeSolve(s.F, residual);
    s.counts(3) = s.counts(3) + 1; s.counts(6) = s.counts(6) + 1;
    now = sizeOf(p, change, invwt);
    last = last + change;
    ynew = predicted + last;
    if now <= least
        converged = true;
    elseif iteration == 1
        if s.haveRate
            converged = now*s.rate/(1 - s.rate) <= 0.05*p.rtol;
        else
            s.rate = 0;
        end
    elseif ~(now <= 0.9*before)
        return
    else
        s.rate = max(0.9*s.rate, now/before);
        s.haveRate = true;
        left = now*s.rate/(1 - s.rate);
        if left <= 0.5*p.rtol
            converged = true;
        elseif iteration == 4 || 0.5*p.rtol < left*s.rate^(4 - iteration)
            return
        end
    end
    if converged, return; end
    before = now;
end
end

function x = sizeOf(p, v, invwt)
if p.normControl, x = norm(v)*invwt; else, x = norm(v.*invwt, inf); end
end

function [absh, kBest] = larger(p, s, k, absh, err, invwt)
% The step and order that promise most, kept where they promise no more than there is.
best = scaled(absh, 1.2*(err/p.rtol)^(1/(k + 1)));
kBest = k;
if k > 1
    below = sizeOf(p, s.dif(:, k), invwt)*p.errorConstant(k - 1);
    other = scaled(absh, 1.3*(below/p.rtol)^(1/k));
    if other > best, best = other; kBest = k - 1; end
end
if k < p.maxOrder
    above = sizeOf(p, s.dif(:, k + 2), invwt)*p.errorConstant(k + 1);
    other = scaled(absh, 1.4*(above/p.rtol)^(1/(k + 2)));
    if other > best, best = other; kBest = k + 1; end
end
if best > absh, absh = best; else, kBest = k; end
end

function h = scaled(absh, shrink)
if shrink > 0.1, h = absh/shrink; else, h = 10*absh; end
end
