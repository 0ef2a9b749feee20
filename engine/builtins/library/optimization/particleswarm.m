% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output, points] = particleswarm(f, nvars, lb, ub, options)
% A minimum of a function of a row of nvars variables between bounds by a swarm of particles, each
% drawn to its own best place and to the best of some neighbours. Options of
% optimoptions('particleswarm').
% Example: x = particleswarm(@(x) sum((x - [1 2]).^2), 2, [-5 -5], [5 5], optimoptions('particleswarm', 'Display', 'off'));
if nargin == 1 && isstruct(f)
    [lb, ub, options] = problemParts(f, 'lb', 'ub', 'options');
    nvars = f.nvars; f = f.objective;
else
    if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    if nargin < 3, lb = []; end
    if nargin < 4, ub = []; end
    if nargin < 5, options = []; end
end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~(isnumeric(nvars) && isscalar(nvars) && nvars >= 1 && nvars == round(nvars))
    error('globaloptim:particleswarm:invalidNvars', 'The number of variables must be a positive integer.');
end
o = searchOptions('particleswarm', options, nvars);
[lb, ub] = optimizationBounds(lb, ub, nvars);
lb = lb'; ub = ub';
if any(lb > ub), error('globaloptim:particleswarm:infeasibleBounds', 'Lower bounds must not exceed upper bounds.'); end
count = o.SwarmSize;
% Where there are no bounds the swarm starts in a span around 0 or beside the one bound.
span = o.InitialSwarmSpan.*ones(1, nvars);
low = lb; high = ub;
open = isinf(lb) & isinf(ub);
low(open) = -span(open)/2; high(open) = span(open)/2;
one = isinf(lb) & ~isinf(ub);
low(one) = ub(one) - span(one);
one = ~isinf(lb) & isinf(ub);
high(one) = lb(one) + span(one);
X = low + rand(count, nvars).*(high - low);
first = o.InitialSwarmMatrix;
if ~isempty(first), X(1:min(count, size(first, 1)), :) = first(1:min(count, end), :); end
X = min(max(X, lb), ub);
reach = min(high - low, span);
V = (2*rand(count, nvars) - 1).*reach;
F = searchValues(f, X, o.UseVectorized);
P = X; PF = F;
[fval, k] = min(PF);
x = P(k, :);
least = max(2, floor(count*o.MinNeighborsFraction));
near = least;
inertia = max(o.InertiaRange);
lazy = 0; stall = 0; iterations = 0; calls = count;
history = fval;
started = tic;
shown();
while true
    if iterations >= o.MaxIterations
        exitflag = 0; message = 'Optimization ended: number of iterations exceeded OPTIONS.MaxIterations.'; break
    elseif fval <= o.ObjectiveLimit
        exitflag = -3; message = 'Optimization ended: objective value is less than OPTIONS.ObjectiveLimit.'; break
    elseif toc(started) > o.MaxTime
        exitflag = -5; message = 'Optimization ended: time limit exceeded.'; break
    elseif iterations >= o.MaxStallIterations && ...
            history(end - o.MaxStallIterations) - fval <= o.FunctionTolerance*max(1, abs(fval))
        exitflag = 1;
        message = sprintf(['Optimization ended: relative change in the objective value \n', ...
            'over the last OPTIONS.MaxStallIterations iterations is less than OPTIONS.FunctionTolerance.']);
        break
    end
    iterations = iterations + 1;
    best = zeros(count, 1);
    for k = 1:count
        others = randperm(count, min(near, count));
        others(others == k) = [];
        among = [k, others];
        [~, at] = min(PF(among));
        best(k) = among(at);
    end
    V = inertia*V + o.SelfAdjustmentWeight*rand(count, nvars).*(P - X) + ...
        o.SocialAdjustmentWeight*rand(count, nvars).*(P(best, :) - X);
    X = X + V;
    out = X < lb | X > ub;
    X = min(max(X, lb), ub);
    V(out) = 0;
    F = searchValues(f, X, o.UseVectorized);
    calls = calls + count;
    better = F < PF;
    P(better, :) = X(better, :);
    PF(better) = F(better);
    [now, k] = min(PF);
    if now < fval
        fval = now; x = P(k, :);
        lazy = max(0, lazy - 1); stall = 0;
        near = least;
        if lazy < 2, inertia = 2*inertia; elseif lazy > 5, inertia = inertia/2; end
        inertia = min(max(inertia, min(o.InertiaRange)), max(o.InertiaRange));
    else
        lazy = lazy + 1; stall = stall + 1;
        near = min(near + least, count - 1);
        % A swarm that finds nothing for long flies too far.
        if lazy > 5, inertia = max(inertia/2, min(o.InertiaRange)); end
    end
    history(end + 1) = fval;
    shown();
    if optimizationTold(o.OutputFcn, x, iterations, calls, fval, 'iter')
        exitflag = -1; message = 'Optimization ended by the output function.'; break
    end
end
[x, fval, more] = searchHybrid(o.HybridFcn, f, x, fval, lb, ub);
calls = calls + more;
output = struct('rngstate', [], 'iterations', iterations, 'funccount', calls, 'message', message, 'hybridflag', []);
points = struct('X', X, 'Fvals', F);
optimizationReport(o, exitflag, message)

    function shown()
        if ~strcmpi(o.Display, 'iter'), return, end
        if iterations == 0
            fprintf('\n                                 Best            Mean     Stall\n');
            fprintf('Iteration     f-count            f(x)            f(x)    Iterations\n');
        end
        fprintf('%5.0f         %7.0f    %12.4g    %12.4g    %5.0f\n', iterations, calls, fval, mean(F), stall);
    end
end
