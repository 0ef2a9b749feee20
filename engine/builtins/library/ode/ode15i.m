% SPDX-License-Identifier: Apache-2.0
function varargout = ode15i(f, tspan, y0, yp0, options, varargin)
% [t, y, te, ye, ie] = ode15i(f, tspan, y0, yp0, options), or sol = ode15i(...): solves the fully implicit equations
% f(t, y, y') = 0 from consistent y0 and yp0 (see decic) by backward differences of orders 1 to 5 through unequal steps.
% Options from odeset; the Jacobian is a cell {dfdy, dfdyp} or a function that returns both.
% Example: [t, y] = ode15i(@(t, y, yp) yp + 2*y, [0 1], 1, -2)
if nargin < 4
    error('MATLAB:ode15i:NotEnoughInputs', 'Not enough input arguments.  See ODE15I.');
end
if nargin < 5, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isa(f, 'function_handle')
    error('MATLAB:ode15i:FirstArgNotFcn', 'First argument must be a function handle or a name.');
end
if ~isnumeric(yp0) || numel(yp0) ~= numel(y0)
    error('MATLAB:ode15i:YPoSize', 'The vectors y0 and yp0 must have the same length.');
end
p = odeProblem('ode15i', @(t, y) 0*y, tspan, y0, options, {}, nargout);
if isempty(varargin), p.f = f; else, p.f = @(t, y, yp) f(t, y, yp, varargin{:}); end
p.args = varargin;
p.jacobian = [];
p.maxOrder = 5;
if ~isempty(options)
    p.jacobian = odeget(options, 'Jacobian', [], 'fast');
    p.maxOrder = odeget(options, 'MaxOrder', 5, 'fast');
end
if ~isempty(p.events)
    told = p.events;
    % Events of implicit problems see the slope, too: that of the step's polynomial is not at hand here, so NaN stands for it.
    if nargin(told) >= 3 || nargin(told) < 0, p.events = @(t, y) told(t, y, NaN(size(y))); end
end
slope = cast(yp0(:), p.type);
residual = p.f(p.t0, p.y0, slope);
s.t = p.t0; s.y = p.y0; s.slope = slope;
s.counts = [0 0 1 0 0 0];
s.implicit = true;
if numel(residual) ~= p.n
    error('MATLAB:ode15i:FSize', 'The function must return a vector of length %d.', p.n);
end
absh = p.hmax;
if isempty(p.h0)
    absh = min(absh, 1e-2*abs(p.tspan(2) - p.t0));
    rate = odeRelativeSize(p, slope, s.y, s.y)/(0.5*p.rtol^0.5);
    if absh*rate > 1, absh = 1/rate; end
else
    absh = min(absh, p.h0);
end
s.absh = max(absh, 16*eps(p.t0));
% Points behind the start lie on its tangent, so that the first step, of order 1, has a prediction.
h = p.direction*s.absh;
s.times = [p.t0, p.t0 - h];
s.values = [p.y0, p.y0 - h*slope];
s.k = 1;
s.steady = 0;
s.factors = [];
[varargout{1:max(nargout, 1)}] = odeDrive(p, s, @advance, 1);
if nargout == 0, varargout = {}; end
end

function [s, ok] = advance(p, s)
% One step: y' at its end is that of the polynomial through it and the k points before.
ok = true;
t = s.t;
[absh, h, atEnd, hmin] = odeFirstTry(p, s);
failures = 0;
while true
    if atEnd, tnew = p.tf; else, tnew = t + h; end
    k = s.k;
    guess = valueAt(s.times(1:k + 1), s.values(:, 1:k + 1), tnew);
    weights = slopeWeights(tnew, s.times(1:k));
    [s, ynew, converged] = corrected(p, s, tnew, guess, weights(1), s.values(:, 1:k)*weights(2:end).');
    err = Inf;
    if converged
        err = odeRelativeSize(p, (ynew - guess)/((tnew - s.times(k + 1))*weights(1)), s.y, ynew);
        if ~(err > p.rtol), break; end
    end
    s.counts(2) = s.counts(2) + 1;
    s.factors = [];
    if absh <= hmin
        odeTooSmall(p.solver, t, hmin);
        ok = false;
        return
    end
    failures = failures + 1;
    if ~converged
        absh = max(hmin, 0.3*absh);
    elseif failures == 1
        absh = max(hmin, absh*max(0.1, 0.8*(p.rtol/err)^(1/(k + 1))));
    else
        absh = max(hmin, absh/2);
        if failures > 2, s.k = max(1, k - 1); end
    end
    s.steady = 0;
    h = p.direction*absh;
    atEnd = false;
end
s.counts(1) = s.counts(1) + 1;
s.before = t; s.start = s.y;
s.times = [tnew, s.times]; s.values = [ynew, s.values];
s.slope = weights(1)*ynew + s.values(:, 2:k + 1)*weights(2:end).';
s.data = {s.times(1:k + 1), s.values(:, 1:k + 1)};
s.t = tnew; s.y = ynew;
s.done = atEnd;
s.steady = s.steady + 1;
s.absh = absh;
if failures == 0 && s.steady > k, s = nextStep(p, s, absh, err); end
most = min(numel(s.times), p.maxOrder + 3);
s.times = s.times(1:most); s.values = s.values(:, 1:most);
end

function s = nextStep(p, s, absh, err)
% The order of those one below and one above that lets the next step be longest.
k = s.k;
best = 1.2*(err/p.rtol)^(1/(k + 1));
order = k;
if k > 1
    shrink = 1.3*(errorOfOrder(p, s, k - 1)/p.rtol)^(1/k);
    if shrink < best, best = shrink; order = k - 1; end
end
if k < p.maxOrder && numel(s.times) >= k + 3
    shrink = 1.4*(errorOfOrder(p, s, k + 1)/p.rtol)^(1/(k + 2));
    if shrink < best, best = shrink; order = k + 1; end
end
grow = 1/max(best, 0.2);
if order ~= k || grow > 1.2 || grow < 0.9
    if grow > 1.2 || grow < 0.9, s.absh = absh*max(grow, 0.5); end
    s.k = order;
    s.steady = 0;
    s.factors = [];
end
end

function e = errorOfOrder(p, s, q)
% What the formula of order q would have left at the newest point, by a divided difference of q + 2 points.
t = s.times(1:q + 2);
d = s.values(:, 1:q + 2);
for level = 1:q + 1
    d = (d(:, 1:end - 1) - d(:, 2:end))./(t(1:end - level) - t(level + 1:end));
end
ahead = t(1) - t(2:q + 1);
e = odeRelativeSize(p, d*prod(ahead)/sum(1./ahead), s.y, s.y);
end

function w = slopeWeights(tnew, times)
% Of the values at tnew and at the times, for the derivative at tnew of the polynomial through them.
k = numel(times);
ahead = tnew - times;
w = zeros(1, k + 1);
w(1) = sum(1./ahead);
for j = 1:k
    others = [1:j - 1, j + 1:k];
    w(j + 1) = -prod(ahead(others)./(times(j) - times(others)))/ahead(j);
end
end

function y = valueAt(times, values, t)
% Neville's scheme.
n = numel(times);
for level = 1:n - 1
    for j = 1:n - level
        values(:, j) = ((t - times(j + level))*values(:, j) - (t - times(j))*values(:, j + 1))/ ...
            (times(j) - times(j + level));
    end
end
y = values(:, 1);
end

function [s, y, converged] = corrected(p, s, t, y, lead, rest)
% Newton's method for f(t, y, lead*y + rest) = 0; its matrix is kept while that converges fast.
converged = false;
fresh = false;
start = y;
while true
    if isempty(s.factors) || abs(s.lead/lead - 1) > 0.25
        s = factored(p, s, t, start, lead, rest);
        fresh = true;
    end
    y = start;
    turn = 2/(1 + lead/s.lead);
    before = Inf;
    for iteration = 1:5
        residual = p.f(t, y, lead*y + rest);
        s.counts(3) = s.counts(3) + 1; s.counts(6) = s.counts(6) + 1;
        step = -turn*(s.factors{2}\(s.factors{1}\(s.factors{3}*residual(:))));
        y = y + step;
        size_ = odeRelativeSize(p, step, y, y);
        if ~isfinite(size_), break; end
        if size_ <= 100*eps(p.type), converged = true; break; end
        if iteration > 1
            rate = size_/before;
            if rate >= 0.9, break; end
            if size_*rate/(1 - rate) <= 0.1*p.rtol, converged = true; break; end
        elseif size_ <= 1e-3*p.rtol
            converged = true;
            break
        end
        before = size_;
    end
    if converged || fresh, return; end
    s.factors = [];
end
end

function s = factored(p, s, t, y, lead, rest)
slope = lead*y + rest;
J = p.jacobian;
if isempty(J)
    residual = p.f(t, y, slope);
    a = differences(@(v) p.f(t, v, slope), y, residual(:), p.threshold);
    b = differences(@(v) p.f(t, y, v), slope, residual(:), max(abs(slope)));
    s.counts(3) = s.counts(3) + 2*p.n + 1;
elseif iscell(J)
    [a, b] = J{1:2};
    if isempty(a), a = differences(@(v) p.f(t, v, slope), y, reshape(p.f(t, y, slope), [], 1), p.threshold); end
    if isempty(b), b = differences(@(v) p.f(t, y, v), slope, reshape(p.f(t, y, slope), [], 1), max(abs(slope))); end
else
    [a, b] = J(t, y, slope, p.args{:});
end
[L, U, P] = lu(a + lead*b);
s.factors = {L, U, P};
s.lead = lead;
s.counts(4) = s.counts(4) + 1; s.counts(5) = s.counts(5) + 1;
end

function J = differences(g, v, at, floor_)
n = numel(v);
J = zeros(n, class(v));
floor_ = floor_(:).*ones(n, 1);
for k = 1:n
    h = sqrt(eps(class(v)))*max([abs(v(k)), floor_(k), 1e-3*sqrt(eps)]);
    moved = v;
    moved(k) = v(k) + h;
    J(:, k) = (reshape(g(moved), [], 1) - at)/(moved(k) - v(k));
end
end
