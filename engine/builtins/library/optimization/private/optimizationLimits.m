% SPDX-License-Identifier: Apache-2.0
function c = optimizationLimits(options, n, defaults)
% Tolerances and limits of a solver of n variables; defaults = [optimality, step, function value,
% iterations, calls for each variable].
c.tolX = optimizationOption(options, {'StepTolerance', 'TolX'}, defaults(2));
c.tolF = optimizationOption(options, {'FunctionTolerance', 'TolFun'}, defaults(3));
c.tolG = optimizationOption(options, {'OptimalityTolerance', 'TolFun'}, defaults(1));
c.tolC = optimizationOption(options, {'ConstraintTolerance', 'TolCon'}, 1e-6);
c.steps = optimizationOption(options, {'MaxIterations', 'MaxIter'}, defaults(4));
c.calls = optimizationOption(options, {'MaxFunctionEvaluations', 'MaxFunEvals'}, defaults(5)*n);
if ~isnumeric(c.steps), c.steps = defaults(4); end
if ~isnumeric(c.calls), c.calls = defaults(5)*n; end
c.central = strcmpi(optimizationOption(options, {'FiniteDifferenceType', 'FinDiffType'}, 'forward'), 'central');
c.iter = strncmpi(optimizationOption(options, {'Display'}, 'final'), 'iter', 4);
c.outputFcn = optimizationOption(options, {'OutputFcn'}, []);
end
