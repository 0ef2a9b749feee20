% SPDX-License-Identifier: Apache-2.0
% ga, particleswarm, patternsearch and simulannealbnd find known minima; fminimax and fgoalattain.
rng(1)
off = @(solver, varargin) optimoptions(solver, 'Display', 'off', varargin{:});
bowl = @(x) sum((x - [1 2]).^2);
hills = @(x) sum(x.^2 - cos(2*pi*x), 2);
near = @(x, y, tol) max(abs(x(:) - y(:))) < tol;
[x, fval, flag, output] = particleswarm(bowl, 2, [-5 -5], [5 5], off('particleswarm'));
disp([near(x, [1 2], 1e-2), fval < 1e-4, flag, output.funccount == 20*(output.iterations + 1)])
x = particleswarm(hills, 2, [-5 -5], [5 5], off('particleswarm', 'SwarmSize', 60, 'UseVectorized', true));
disp(near(x, [0 0], 1e-2))
[x, fval] = particleswarm(bowl, 2, [], [], off('particleswarm', 'HybridFcn', @fmincon, 'MaxIterations', 5));
disp([near(x, [1 2], 1e-4), size(x)])
[~, ~, flag] = particleswarm(bowl, 2, [2 0], [5 1], off('particleswarm', 'MaxIterations', 3));
disp(flag)
x = particleswarm(bowl, 2, [2 0], [5 1], optimoptions('particleswarm', 'SwarmSize', 10));
disp(near(x, [2 1], 0.1))

[x, fval, flag, output] = patternsearch(bowl, [5 -3], [], [], [], [], [], [], [], off('patternsearch'));
disp([near(x, [1 2], 1e-5), flag, output.meshsize < 1e-6])
x = patternsearch(bowl, [0 0], [1 1], 2, [], [], [], [], [], off('patternsearch'));
disp(near(x, [0.5 1.5], 1e-2))
x = patternsearch(bowl, [0 0], [], [], [1 1], 1, [], [], [], off('patternsearch'));
disp([near(x, [0 1], 1e-5), near(sum(x), 1, 1e-9)])
x = patternsearch(bowl, [0; 0]', [], [], [], [], [-1 -1], [0.5 1], [], off('patternsearch'));
disp(near(x, [0.5 1], 1e-9))
x = patternsearch(@(x) -x(1) - x(2), [0 0], [], [], [], [], [], [], @disc, off('patternsearch'));
disp(near(x, [1 1]/sqrt(2), 2e-2))
x = patternsearch(@(x) abs(x - 3), 0);

x = simulannealbnd(bowl, [3 -2], [-5 -5], [5 5], off('simulannealbnd', 'MaxStallIterations', 200));
disp(near(x, [1 2], 0.3))
[x, fval, flag] = simulannealbnd(bowl, [3 -2], [-5 -5], [5 5], off('simulannealbnd', 'MaxIterations', 10));
disp([flag, all(x >= -5 & x <= 5)])

[x, fval, flag, output, population, scores] = ga(bowl, 2, [], [], [], [], [-5 -5], [5 5], [], off('ga', 'PopulationSize', 30, 'MaxStallGenerations', 15));
disp([near(x, [1 2], 0.1), flag, size(population), size(scores), issorted(scores)])
x = ga(hills, 2, [], [], [], [], [-5 -5], [5 5], [], off('ga', 'UseVectorized', true, 'MaxGenerations', 40));
disp(near(x, [0 0], 0.1))
x = ga(@(x) sum((x - [1.4 2.6]).^2), 2, [], [], [], [], [0 0], [9 9], [], [1 2], off('ga', 'PopulationSize', 30, 'MaxStallGenerations', 15));
disp(x)
x = ga(@(x) -x*[5; 4; 3], 3, [2 3 1; 4 1 2; 3 4 2], [5; 11; 8], [], [], zeros(1, 3), [], [], 1:3, off('ga', 'PopulationSize', 40, 'MaxStallGenerations', 15));
disp(x*[5; 4; 3])
few = off('ga', 'PopulationSize', 20, 'MaxGenerations', 12);
x = ga(bowl, 2, [1 1], 2, [], [], [], [], [], few);
disp([near(x, [0.5 1.5], 0.4), sum(x) <= 2 + 1e-3])
x = ga(bowl, 2, [], [], [1 1], 1, [], [], [], few);
disp(near(x, [0 1], 0.2))
x = ga(@(x) -x(1) - x(2), 2, [], [], [], [], [-2 -2], [2 2], @disc, few);
disp(near(x, [1 1]/sqrt(2), 0.4))
[~, ~, flag] = ga(bowl, 2, off('ga', 'MaxGenerations', 2));
disp(flag)

[x, fval, most, flag] = fminimax(@(x) [(x - 1)^2, (x + 2)^2, x/4], 3, [], [], [], [], [], [], [], off('fminimax'));
fprintf('%.4f %.4f %d %d\n', x, most, numel(fval), flag > 0);
x = fminimax(@(x) [x(1)^2 + x(2), x(2)^2 - x(1)], [1; 1], [], [], [], [], [0; 0], [2; 2], [], off('fminimax'));
fprintf('%.4f ', abs(x)), disp(size(x))
x = fminimax(@(x) [x - 3, x - 1], 0, [], [], [], [], [], [], [], off('fminimax', 'AbsoluteMaxObjectiveCount', 2));
fprintf('%.4f\n', x);
[x, fval, factor, flag] = fgoalattain(@(x) [x^2; (x - 2)^2], 0, [1 1], [1 1], [], [], [], [], [], [], [], off('fgoalattain'));
fprintf('%.4f %.4f %d\n', x, abs(factor), flag > 0);
[x, fval, factor] = fgoalattain(@(x) [x^2; (x - 2)^2], 0, [0 1], [1 3], [], [], [], [], [], [], [], off('fgoalattain'));
fprintf('%d %d\n', fval(1) - factor < 1e-5, fval(2) - 3*factor < 1 + 1e-5);
o = optimoptions('ga', 'Generations', 7, 'TolFun', 1e-3);
disp([o.MaxGenerations, o.FunctionTolerance])
tries = {@() ga(bowl), @() ga(bowl, 0), @() ga(bowl, 2, [1 1 1], 2), @() particleswarm(bowl, 2, [1 1], [0 0]), ...
    @() patternsearch(bowl, 'a'), @() simulannealbnd(bowl, []), @() particleswarm(@(x) x, 2, [0 0], [1 1]), ...
    @() ga(bowl, 2, [], [], [], [], [0 0], [1 1], [], 3, off('ga')), @() optimoptions('ga', 'Colour', 1)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'), catch e, disp([e.identifier ' ' e.message]), end
end

function [c, ceq] = disc(x)
c = sum(x.^2) - 1;
ceq = [];
end
