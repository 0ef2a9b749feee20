% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output] = simulannealbnd(f, x0, lb, ub, options)
% A minimum of f between bounds by simulated annealing from x0: steps as long as the temperature, of
% which a worse one is kept the more rarely the colder it is. Options of
% optimoptions('simulannealbnd').
% Example: x = simulannealbnd(@(x) sum((x - [1 2]).^2), [0 0], [-5 -5], [5 5], optimoptions('simulannealbnd', 'Display', 'off'));
if nargin == 1 && isstruct(f)
    [lb, ub, options] = problemParts(f, 'lb', 'ub', 'options');
    x0 = f.x0; f = f.objective;
else
    if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    if nargin < 3, lb = []; end
    if nargin < 4, ub = []; end
    if nargin < 5, options = []; end
end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isa(x0, 'double') || isempty(x0), error('globaloptim:simulannealbnd:invalidX0', 'The initial point must be a nonempty array of doubles.'); end
n = numel(x0);
shape = size(x0);
o = searchOptions('simulannealbnd', options, n);
q = searchConstraints('simulannealbnd', {[], [], [], [], lb, ub, []}, n, 0);
here = q.repaired(x0(:));
v = f(reshape(here, shape));
if ~isscalar(v), error('globaloptim:simulannealbnd:NonScalarValue', 'Your objective function must return a scalar value.'); end
x = here; fval = v;
start = o.InitialTemperature(:).*ones(n, 1);
reach = (q.ub - q.lb)/2;
calls = 1; iterations = 0; cooled = 0;
history = fval;
started = tic;
while true
    if iterations >= o.MaxStallIterations && ...
            history(end - o.MaxStallIterations) - fval <= o.FunctionTolerance*max(1, abs(fval))
        exitflag = 1;
        message = sprintf('simulannealbnd stopped because the change in best function value is less than options.FunctionTolerance.');
        break
    elseif iterations >= o.MaxIterations
        exitflag = 0; message = 'simulannealbnd stopped because it exceeded options.MaxIterations.'; break
    elseif calls >= o.MaxFunctionEvaluations
        exitflag = 0; message = 'simulannealbnd stopped because it exceeded options.MaxFunctionEvaluations.'; break
    elseif fval <= o.ObjectiveLimit
        exitflag = 5; message = 'simulannealbnd stopped because the best function value is less than options.ObjectiveLimit.'; break
    elseif toc(started) > o.MaxTime
        exitflag = -5; message = 'simulannealbnd stopped because the time limit is exceeded.'; break
    end
    iterations = iterations + 1;
    cooled = cooled + 1;
    T = start.*0.95.^cooled;
    d = randn(n, 1);
    y = here + min(T, reach).*d/norm(d);
    out = y < q.lb | y > q.ub;
    if any(out)
        share = rand;
        y(out) = share*min(max(y(out), q.lb(out)), q.ub(out)) + (1 - share)*here(out);
    end
    u = f(reshape(y, shape));
    calls = calls + 1;
    if u < v || rand < 1/(1 + exp((u - v)/max(max(T), realmin)))
        here = y; v = u;
    end
    if u < fval, x = y; fval = u; end
    history(end + 1) = fval;
    % Warmed again, from the best place.
    if cooled >= 2.5*o.ReannealInterval, cooled = 0; here = x; v = fval; end
    if optimizationTold(o.OutputFcn, reshape(x, shape), iterations, calls, fval, 'iter')
        exitflag = -1; message = 'simulannealbnd stopped because of the output function.'; break
    end
end
[x, fval, more] = searchHybrid(o.HybridFcn, f, reshape(x, shape), fval, reshape(q.lb, shape), reshape(q.ub, shape));
output = struct('iterations', iterations, 'funccount', calls + more, 'message', message, ...
    'problemtype', q.kind, 'temperature', T, 'totaltime', toc(started));
optimizationReport(o, exitflag, message)
end
