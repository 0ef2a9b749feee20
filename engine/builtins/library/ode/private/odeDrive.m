% SPDX-License-Identifier: Apache-2.0
function varargout = odeDrive(p, s, step, refine)
% Takes steps until the span's end, a terminal event or an output function that says stop, and
% collects what was asked for: step(p, s) makes one accepted step of the state s.
if p.refine > 0, refine = p.refine; end
given = numel(p.tspan) > 2;
wantsSol = p.outputs == 1;
keep = p.outputs > 1;
ts = {p.t0}; ys = {s.y};
next = 2;
solX = {s.t}; solY = {s.y}; data = {};
te = []; ye = []; ie = [];
watching = ~isempty(p.events);
if watching
    [valuesBefore, ~, ~] = p.events(s.t, s.y);
    valuesBefore = valuesBefore(:);
end
telling = ~isempty(p.outputFcn);
sel = p.outputSel;
if isempty(sel), sel = 1:p.n; end
if telling, p.outputFcn(p.tspan([1 end]), s.y(sel), 'init'); end
s.done = false;
ok = true;
fraction = (1:refine - 1)/refine;
if keep && ~watching && ~telling && isempty(p.nonNegative) && ~p.normControl && isfield(s, 'short') && s.short
    [s, ok, next, ts{2}, ys{2}] = runShort(p, s, refine, next);
end
while ok && ~s.done
    [s, ok] = step(p, s);
    if ~ok, break; end
    told = s.before; tnew = s.t; ynew = s.y;
    % s stays as the step made it: it is what the interpolant is made of.
    stop = false;
    if watching
        [tz, yz, iz, valuesBefore, stop] = odeEvents(p, s, valuesBefore);
        if ~isempty(tz)
            te = [te, tz]; ye = [ye, yz]; ie = [ie, iz];
            if stop, tnew = tz(end); ynew = yz(:, end); end
        end
    end
    if wantsSol
        solX{end + 1} = tnew; solY{end + 1} = ynew;
        data{end + 1} = {told, s.start, s.t, s.y, s.data};
    end
    if keep || telling
        if given
            tq = zeros(1, 0);
            last = next;
            while last <= numel(p.tspan) && p.direction*(tnew - p.tspan(last)) >= 0, last = last + 1; end
            tq = p.tspan(next:last - 1)';
            next = last;
            if stop && (isempty(tq) || tq(end) ~= tnew), tq = [tq, tnew]; end
        elseif refine > 1
            tq = [told + (tnew - told)*fraction, tnew];
        else
            tq = tnew;
        end
        if ~isempty(tq)
            inner = numel(tq) - (tq(end) == tnew);
            yq = zeros(p.n, 0);
            if inner > 0
                yq = odeInterpolate(p.solver, tq(1:inner), told, s.start, s.t, s.y, s.data);
                if ~isempty(p.nonNegative), yq(p.nonNegative, :) = max(yq(p.nonNegative, :), 0); end
            end
            if inner < numel(tq), if inner > 0, yq = [yq, ynew]; else, yq = ynew; end, end
            if keep, ts{end + 1} = tq; ys{end + 1} = yq; end
            if telling
                status = p.outputFcn(tq, yq(sel, :), '');
                if ~isempty(status) && any(status), stop = true; end
            end
        end
    end
    if stop, break; end
end
if telling, p.outputFcn([], [], 'done'); end
if p.stats, showStats(s.counts, p.solver); end
varargout = cell(1, max(p.outputs, 1));
if wantsSol
    varargout{1} = solution(p, s, [solX{:}], [solY{:}], te, ye, ie, data);
elseif keep
    t = [ts{:}];
    y = [ys{:}];
    all = {t(:), y.', te(:), ye.', ie(:), s.counts(:)};
    varargout(1:p.outputs) = all(1:p.outputs);
end
end

function [s, ok, next, t, y] = runShort(p, s, refine, next)
% All steps of an explicit pair at once, when nobody looks at them; what is left of them is made one by one.
[A, c, E, order, leastShrink, ~, b] = s.weights{:};
numbers = [0, s.t, s.absh, next, s.counts(1:3), p.tf, p.direction, p.hmax, p.rtol, order, leastShrink, refine];
[numbers, s.y, s.slope, t, y] = rungeKuttaRun(p.f, s.y, s.slope, A, c, E, b, s.interpolant, p.threshold, p.tspan, double(numbers));
s.t = numbers(2); s.absh = numbers(3); next = numbers(4); s.counts(1:3) = numbers(5:7);
s.done = numbers(1) == 0;
ok = numbers(1) ~= 1;
if ~ok, odeTooSmall(p.solver, s.t, 16*eps(s.t)); end
end

function sol = solution(p, s, x, y, te, ye, ie, data)
sol.solver = p.solver;
sol.extdata = struct('odefun', p.f, 'options', p.options);
sol.extdata.varargin = p.args;
sol.x = x;
sol.y = y;
if ~isempty(p.events)
    sol.xe = te; sol.ye = ye; sol.ie = ie;
end
sol.stats = struct('nsteps', s.counts(1), 'nfailed', s.counts(2), 'nfevals', s.counts(3));
if isfield(s, 'implicit')
    sol.stats.npds = s.counts(4); sol.stats.ndecomps = s.counts(5); sol.stats.nsolves = s.counts(6);
end
sol.idata.steps = data;
end

function showStats(n, solver)
fprintf('%g successful steps\n%g failed attempts\n%g function evaluations\n', n(1), n(2), n(3));
if any(strcmp(solver, {'ode15s', 'ode23s', 'ode23t', 'ode23tb', 'ode15i'}))
    fprintf('%g partial derivatives\n%g LU decompositions\n%g solutions of linear systems\n', n(4), n(5), n(6));
end
end
