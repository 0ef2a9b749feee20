% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output, population, scores] = ga(f, nvars, varargin)
% A minimum of a function of a row of nvars variables by a genetic algorithm: ga(f, nvars, A, b, Aeq,
% beq, lb, ub, nonlcon, intcon, options), where A*x <= b, Aeq*x = beq, lb <= x <= ub, for [c, ceq] =
% nonlcon(x), c <= 0 and ceq = 0, and the variables intcon are integers; intcon may be left out.
% Options of optimoptions('ga').
% Example: x = ga(@(x) sum((x - [1 2]).^2), 2, [], [], [], [], [-5 -5], [5 5], [], optimoptions('ga', 'Display', 'off'));
parts = cell(1, 9);
if nargin == 1 && isstruct(f)
    problem = f;
    names = {'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'nonlcon', 'intcon', 'options'};
    for k = 1:9, if isfield(problem, names{k}), parts{k} = problem.(names{k}); end, end
    f = problem.fitnessfcn; nvars = problem.nvars;
else
    if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
    if ~isempty(varargin) && isstruct(varargin{end})
        parts{9} = varargin{end};
        varargin(end) = [];
    end
    parts(1:numel(varargin)) = varargin;
end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~(isnumeric(nvars) && isscalar(nvars) && nvars >= 1 && nvars == round(nvars))
    error('globaloptim:ga:notValidNvars', 'The number of variables must be a positive integer.');
end
n = nvars;
o = searchOptions('ga', parts{9}, n);
q = searchConstraints('ga', parts(1:7), n, o.ConstraintTolerance);
whole = parts{8}(:)';
if ~isempty(whole) && any(whole < 1 | whole > n | whole ~= round(whole))
    error('globaloptim:ga:invalidIntcon', 'The integer variables must be numbers from 1 to the number of variables.');
end
range = o.InitialPopulationRange;
if isempty(range), range = [-10; 10]; end
range = range.*ones(2, n);
lb = q.lb'; ub = q.ub';
low = lb; low(isinf(lb)) = min(range(1, isinf(lb)), ub(isinf(lb)) - 1);
high = ub; high(isinf(ub)) = max(range(2, isinf(ub)), low(isinf(ub)) + 1);
count = o.PopulationSize;
population = low + rand(count, n).*(high - low);
first = o.InitialPopulationMatrix;
if ~isempty(first), population(1:min(count, size(first, 1)), :) = first(1:min(count, end), :); end
population = legal(population);
calls = 0; generation = 0; stall = 0;
[scores, excess] = judged(population);
[population, scores, excess] = ordered(population, scores, excess);
history = scores(1);
elite = min(o.EliteCount, count - 1);
started = tic;
shown();
while true
    if generation >= o.MaxGenerations
        exitflag = 0; message = 'ga stopped because it exceeded options.MaxGenerations.'; break
    elseif excess(1) == 0 && scores(1) <= o.FitnessLimit
        exitflag = 5; message = 'ga stopped because the fitness limit was reached.'; break
    elseif toc(started) > o.MaxTime
        exitflag = -5; message = 'ga stopped because the time limit was exceeded.'; break
    elseif generation >= o.MaxStallGenerations && excess(1) == 0 && ...
            (history(end - o.MaxStallGenerations) - scores(1))/o.MaxStallGenerations <= o.FunctionTolerance*max(1, abs(scores(1)))
        exitflag = 1;
        message = 'ga stopped because the average change in the fitness value is less than options.FunctionTolerance.';
        break
    end
    generation = generation + 1;
    children = count - elite;
    crossed = round(o.CrossoverFraction*children);
    chance = cumsum(1./sqrt(1:count));
    pick = @(m) min(sum(rand(m, 1)*chance(end) > chance, 2) + 1, count);
    one = population(pick(crossed), :);
    two = population(pick(crossed), :);
    % Half of the pairs exchange variables, half meet somewhere beside the line between them.
    mask = rand(crossed, n) < 0.5;
    blend = one + (1.5*rand(crossed, 1) - 0.25).*(two - one);
    mixed = two;
    mixed(mask) = one(mask);
    half = rand(crossed, 1) < 0.5;
    mixed(half, :) = blend(half, :);
    changed = population(pick(children - crossed), :);
    width = std(population, 0, 1) + 1e-3*(high - low)*(1 - generation/o.MaxGenerations);
    changed = changed + width.*randn(size(changed)).*(rand(size(changed)) < max(0.5, 1/n));
    % A few look elsewhere in the whole range.
    lost = rand(size(changed)) < 0.2/n;
    anywhere = low + rand(size(changed)).*(high - low);
    changed(lost) = anywhere(lost);
    if ~isempty(whole)
        jump = rand(size(changed, 1), numel(whole)) < 0.3;
        changed(:, whole) = changed(:, whole) + jump.*sign(randn(size(jump)));
    end
    fresh = legal([mixed; changed]);
    [v, e] = judged(fresh);
    [population, scores, excess] = ordered([population(1:elite, :); fresh], [scores(1:elite); v], [excess(1:elite); e]);
    if scores(1) < history(end), stall = 0; else, stall = stall + 1; end
    history(end + 1) = scores(1);
    shown();
    if optimizationTold(o.OutputFcn, population(1, :), generation, calls, scores(1), 'iter')
        exitflag = -1; message = 'ga stopped because of the output function.'; break
    end
end
x = population(1, :);
fval = scores(1);
if excess(1) > 0
    exitflag = -2; message = 'ga stopped because it found no feasible point.';
elseif isempty(whole) && strcmp(q.kind, 'unconstrained') || strcmp(q.kind, 'boundconstraints')
    [x, fval, more] = searchHybrid(o.HybridFcn, f, x, fval, lb, ub);
    calls = calls + more;
end
kind = q.kind;
if ~isempty(whole), kind = 'integerconstraints'; end
output = struct('problemtype', kind, 'rngstate', [], 'generations', generation, 'funccount', calls, ...
    'message', message, 'maxconstraint', excess(1), 'hybridflag', []);
optimizationReport(o, exitflag, message)

    function P = legal(P)
        for row = 1:size(P, 1)
            P(row, :) = q.repaired(P(row, :)')';
            if q.curved && rand < 0.5, P(row, :) = q.pulled(P(row, :)', [1, n])'; end
        end
        if isempty(whole), return, end
        P(:, whole) = round(P(:, whole));
        P(:, whole) = min(max(P(:, whole), ceil(lb(whole))), floor(ub(whole)));
    end

    function [v, e] = judged(P)
        e = zeros(size(P, 1), 1);
        if ~any(strcmp(q.kind, {'unconstrained', 'boundconstraints'}))
            for row = 1:size(P, 1), e(row) = q.excess(P(row, :)', [1, n]); end
        end
        v = inf(size(P, 1), 1);
        good = e == 0;
        if any(good), v(good) = searchValues(f, P(good, :), o.UseVectorized); end
        calls = calls + nnz(good);
    end

    function shown()
        if ~strcmpi(o.Display, 'iter'), return, end
        if generation == 0
            fprintf('\n                                  Best           Mean      Stall\n');
            fprintf('Generation      Func-count        f(x)           f(x)    Generations\n');
            return
        end
        fprintf('%5.0f         %9.0f    %12.4g    %12.4g    %5.0f\n', generation, calls, scores(1), mean(scores(isfinite(scores))), stall);
    end
end

function [P, v, e] = ordered(P, v, e)
% The allowed ones by their value, then the others by how far off they are.
[~, order] = sortrows([e, v]);
P = P(order, :);
v = v(order);
e = e(order);
end
