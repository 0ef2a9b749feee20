% SPDX-License-Identifier: Apache-2.0
function sol = dde23(f, lags, history, tspan, options, varargin)
% Solves y' = f(t, y, Z) with constant delays, column k of Z being y(t - lags(k)), by the pair of
% Bogacki and Shampine; history is a function of t, a constant vector or an earlier solution. Steps
% end where the delays carry a kink of the start. deval evaluates sol; options from ddeset.
if nargin < 4, error('MATLAB:dde23:NotEnoughInputs', 'Not enough input arguments.  See DDE23.'); end
if nargin < 5, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
lags = lags(:)';
if any(lags <= 0), error('MATLAB:dde23:NotPosLags', 'The lags must all be positive.'); end
t0 = tspan(1); tf = tspan(end);
if t0 >= tf, error('MATLAB:dde23:TspanNotIncreasing', 'TSPAN must increase: the solution goes forward.'); end
past = {};
if isstruct(history)
    if history.x(end) ~= t0
        error('MATLAB:dde23:NotContinueFromSol', 'The solution must go on where the earlier one ends, at %g.', history.x(end));
    end
    past = history.idata.steps;
    before = history.history;
    y0 = history.y(:, end);
else
    if ischar(history) || isstring(history), history = str2func(char(history)); end
    before = history;
    y0 = earlier(t0);
end
start = odeget(options, 'InitialY', [], 'fast');
if ~isempty(start), y0 = start(:); end
ends = zeros(1, 0);
for k = 1:numel(past), ends(k) = past{k}{3}; end
p = odeProblem('dde23', @(t, y) f(t, y, delayed(t), varargin{:}), [t0 tf], y0, options, {}, 1);
m = odeErkTableau('ode23');
s.t = t0; s.y = p.y0; s.counts = [0 0 1 0 0 0];
s.slope = odeFirstSlope(p);
s.weights = {m.A, m.c, m.E, m.order, m.leastShrink, true, []};
s.apart = false;
s.short = isa(s.y, 'double') && isreal(s.y) && isreal(s.slope) && ~isa(s.y, 'gpuArray');
p.hmax = min(p.hmax, min([lags, Inf]));
absh = min(p.hmax, tf - t0);
rate = odeRelativeSize(p, s.slope, s.y, s.y)/(0.8*p.rtol^(1/3));
if absh*rate > 1, absh = 1/rate; end
if ~isempty(p.h0), absh = p.h0; end
s.absh = max(absh, 16*eps(t0));
if isstruct(history), sol = history; else, sol = struct('x', t0, 'y', p.y0, 'yp', s.slope); end
xs = {sol.x}; ys = {sol.y}; yps = {sol.yp};
te = zeros(1, 0); ye = zeros(p.n, 0); ie = zeros(1, 0);
if ~isempty(p.events)
    events = p.events;
    p.events = @(t, y) events(t, y, delayed(t), varargin{:});
    [last, ~, ~] = p.events(t0, p.y0);
    last = last(:);
end
ok = true; stop = false;
for target = kinks(odeget(options, 'Jumps', [], 'fast'))
    p.tf = target;
    s.done = false;
    while ~s.done && ok && ~stop
        [s, ok] = odeErkStep(p, s);
        if ~ok, break; end
        past{end + 1} = {s.before, s.start, s.t, s.y, s.data};
        ends(end + 1) = s.t;
        tnew = s.t; ynew = s.y;
        if ~isempty(p.events)
            [tz, yz, iz, last, stop] = odeEvents(p, s, last);
            te = [te, tz]; ye = [ye, yz]; ie = [ie, iz];
            if stop, tnew = tz(end); ynew = yz(:, end); end
        end
        xs{end + 1} = tnew; ys{end + 1} = ynew; yps{end + 1} = s.slope;
    end
    if ~ok || stop, break; end
    % Behind a kink the slope is another one.
    s.slope = p.f(s.t, s.y);
    s.counts(3) = s.counts(3) + 1;
end
sol = struct('solver', 'dde23', 'history', {before}, 'discont', kinks([]), 'x', [xs{:}], 'y', [ys{:}], ...
    'yp', [yps{:}], 'stats', struct('nsteps', s.counts(1), 'nfailed', s.counts(2), 'nfevals', s.counts(3)));
if ~isempty(p.events), sol.xe = te; sol.ye = ye; sol.ie = ie; end
sol.idata.steps = past;
if p.stats
    fprintf('%g successful steps\n%g failed attempts\n%g function evaluations\n', s.counts(1:3));
end

    function times = kinks(jumps)
        % A kink of order 0 at the start or a jump becomes smooth enough after four delays.
        front = [t0, jumps(:)'];
        times = [jumps(:)', tf];
        for level = 1:4
            if isempty(front) || isempty(lags), break; end
            front = front + lags';
            front = unique(front(front < tf))';
            times = [times, front(:)'];
            front = front(:)';
        end
        times = sort(times(times > t0 & times <= tf));
        near = [abs(diff(times)) < 1e-9*max(1, abs(tf)), false];
        times = times(~near);
    end
    function y = earlier(t)
        if isa(before, 'function_handle'), y = before(t, varargin{:}); y = y(:); else, y = before(:); end
    end
    function Z = delayed(t)
        Z = zeros(numel(y0), numel(lags));
        for j = 1:numel(lags)
            at = t - lags(j);
            if isempty(past) || at <= past{1}{1}
                if ~isempty(past) || at < t0, Z(:, j) = earlier(at); else, Z(:, j) = y0; end
            else
                % The step that holds the time, from the last backwards.
                k = find(ends >= at, 1);
                if isempty(k), k = numel(past); end
                step = past{k};
                Z(:, j) = odeInterpolate('dde23', at, step{:});
            end
        end
    end
end
