% SPDX-License-Identifier: Apache-2.0
function varargout = ode113(f, tspan, y0, options, varargin)
% [t, y, te, ye, ie] = ode113(f, tspan, y0, options), or sol = ode113(...): solves y' = f(t, y) by the
% predictor-corrector formulas of Adams, Bashforth and Moulton of orders 1 to 13, after Shampine and
% Gordon. For strict tolerances and costly functions. Options from odeset.
if nargin < 3
    error('MATLAB:ode113:NotEnoughInputs', 'Not enough input arguments.  See ODE113.');
end
if nargin < 4, options = []; end
p = odeProblem('ode113', f, tspan, y0, options, varargin, nargout);
if ~isempty(p.mass), p = odeDivideByMass(p); end
if ~isempty(p.nonNegative), p.f = odeKeepNonNegative(p.f, p.nonNegative); end
s.t = p.t0; s.y = p.y0;
s.slope = cast(odeFirstSlope(p), p.type);
s.counts = [0 0 1 0 0 0];
if isempty(p.h0)
    absh = min(p.hmax, abs(p.tspan(2) - p.t0));
    rate = odeRelativeSize(p, s.slope, s.y, s.y)/(0.25*sqrt(p.rtol));
    if absh*rate > 1, absh = 1/rate; end
    s.absh = max(absh, 16*eps(p.t0));
else
    s.absh = min(p.hmax, max(16*eps(p.t0), cast(p.h0, p.type)));
end
s.k = 1; s.lastK = 0; s.lastH = 0; s.ns = 0; s.starting = true;
s.phi = zeros(p.n, 14, p.type);
s.phi(:, 1) = s.slope;
s.psi = zeros(12, 1); s.alpha = zeros(12, 1); s.beta = zeros(12, 1); s.sig = [1; zeros(12, 1)];
s.v = zeros(12, 1); s.w = zeros(12, 1); s.g = [1; 0.5; zeros(11, 1)];
[varargout{1:max(nargout, 1)}] = odeDrive(p, s, @advance, 1);
if nargout == 0, varargout = {}; end
end

function [s, ok] = advance(p, s)
gstar = [0.5; 0.0833; 0.0417; 0.0264; 0.0188; 0.0143; 0.0114; 0.00936; 0.00789; 0.00679; 0.00592; ...
    0.00524; 0.00468];
ok = true;
t = s.t; y = s.y;
[absh, h, atEnd, hmin] = odeFirstTry(p, s);
failures = 0;
phi = s.phi;
while true
    s = coefficients(s, h);
    k = s.k; g = s.g; sig = s.sig;
    for i = s.ns + 1:k, phi(:, i) = phi(:, i)*s.beta(i); end
    phi(:, k + 2) = phi(:, k + 1);
    phi(:, k + 1) = 0;
    predicted = y + h*(phi(:, 1:k)*g(1:k));
    for i = k:-1:1, phi(:, i) = phi(:, i) + phi(:, i + 1); end
    if atEnd, tnew = p.tf; else, tnew = t + h; end
    slope = p.f(tnew, predicted);
    s.counts(3) = s.counts(3) + 1;
    change = slope - phi(:, 1);
    size0 = odeRelativeSize(p, change, y, predicted);
    err = absh*(g(k) - g(k + 1))*size0;
    same = absh*sig(k + 1)*gstar(k)*size0;
    below = 0;
    newK = k;
    if k >= 2
        below = absh*sig(k)*gstar(k - 1)*odeRelativeSize(p, phi(:, k) + change, y, predicted);
        twoBelow = 0;
        if k > 2
            twoBelow = absh*sig(k - 1)*gstar(k - 2)*odeRelativeSize(p, phi(:, k - 1) + change, y, predicted);
            if max(below, twoBelow) <= same, newK = k - 1; end
        elseif below <= 0.5*same
            newK = k - 1;
        end
    end
    [err, predictedNow, clipped] = odeNonNegativeError(p, err, predicted);
    if ~(err > p.rtol), break; end
    s.counts(2) = s.counts(2) + 1;
    if absh <= hmin
        odeTooSmall(p.solver, t, hmin);
        ok = false;
        return
    end
    % The differences as they were.
    s.starting = false;
    for i = 1:k, phi(:, i) = (phi(:, i) - phi(:, i + 1))/s.beta(i); end
    for i = 2:k, s.psi(i - 1) = s.psi(i) - h; end
    failures = failures + 1;
    shrink = 0.5;
    if failures > 3 && p.rtol < 2*same, shrink = sqrt(0.5*p.rtol/same); end
    if failures >= 3, newK = 1; end
    s.k = newK;
    absh = max(shrink*absh, hmin);
    h = p.direction*absh;
    atEnd = false;
end
s.counts(1) = s.counts(1) + 1;
ynew = predictedNow + h*g(k + 1)*change;
if ~isempty(p.nonNegative), ynew(p.nonNegative) = max(ynew(p.nonNegative), 0); end
slope = p.f(tnew, ynew);
s.counts(3) = s.counts(3) + 1;
phi(:, k + 1) = slope - phi(:, 1);
phi(:, k + 2) = phi(:, k + 1) - phi(:, k + 2);
for i = 1:k, phi(:, i) = phi(:, i) + phi(:, k + 1); end
s.lastK = k; s.lastH = h;
s.before = t; s.start = y;
s.t = tnew; s.y = ynew; s.slope = slope;
s.data = {phi(:, 1:k + 1), s.psi(1:k)};
s.phi = phi;
% The order, and then the step.
if newK == k - 1 || k == 12, s.starting = false; end
if s.starting
    k = k + 1;
elseif newK == k - 1
    k = k - 1; same = below;
elseif k + 1 <= s.ns
    above = absh*gstar(k + 1)*odeRelativeSize(p, phi(:, k + 2), y, predicted);
    if k == 1
        if above < 0.5*same, k = 2; same = above; end
    elseif below <= min(same, above)
        k = k - 1; same = below;
    elseif k < 12 && above < same
        k = k + 1; same = above;
    end
end
s.k = k;
if s.starting || 0.5*p.rtol >= same*2^(k + 1)
    absh = 2*absh;
elseif 0.5*p.rtol < same
    absh = absh*max(0.5, min(0.9, (0.5*p.rtol/same)^(1/(k + 1))));
end
s.absh = absh;
s.done = atEnd;
end

function s = coefficients(s, h)
% Those of the formulas for a step h after the steps before it; only what changes is computed.
k = s.k;
if h ~= s.lastH, s.ns = 0; end
if s.ns <= s.lastK, s.ns = s.ns + 1; end
ns = s.ns;
if k < ns, return; end
psi = s.psi; alpha = s.alpha; beta = s.beta; sig = s.sig; v = s.v; w = s.w; g = s.g;
beta(ns) = 1; alpha(ns) = 1/ns;
next = h*ns;
sig(ns + 1) = 1;
for i = ns + 1:k
    old = psi(i - 1);
    psi(i - 1) = next;
    next = old + h;
    beta(i) = beta(i - 1)*psi(i - 1)/old;
    alpha(i) = h/next;
    sig(i + 1) = i*alpha(i)*sig(i);
end
psi(k) = next;
if ns == 1
    v(1:k) = 1./((1:k).*(2:k + 1))';
    w(1:k) = v(1:k);
else
    if k > s.lastK
        v(k) = 1/(k*(k + 1));
        for j = 1:ns - 2, v(k - j) = v(k - j) - alpha(j + 1)*v(k - j + 1); end
    end
    for i = 1:k + 1 - ns
        v(i) = v(i) - alpha(ns)*v(i + 1);
        w(i) = v(i);
    end
    g(ns + 1) = w(1);
end
for i = ns + 2:k + 1
    for q = 1:k + 2 - i, w(q) = w(q) - alpha(i - 1)*w(q + 1); end
    g(i) = w(1);
end
s.psi = psi; s.alpha = alpha; s.beta = beta; s.sig = sig; s.v = v; s.w = w; s.g = g;
end
