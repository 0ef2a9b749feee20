% SPDX-License-Identifier: Apache-2.0
function [x, resnorm, residual, exitflag, output, lambda, J] = fitBounded(solver, f, x0, lb, ub, options, extra)
% Least squares with bounds as lsqnonlin and lsqcurvefit return it.
if ~isa(x0, 'double')
    error(sprintf('optim:%s:NonDoubleInput', solver), '%s only accepts inputs of data type double.', upper(solver));
end
n = numel(x0);
[lb, ub] = optimizationBounds(lb, ub, n);
c = optimizationLimits(options, n, [1e-6 1e-6 1e-6 400 100]);
if any(lb > ub)
    x = x0; resnorm = []; residual = []; exitflag = -2; lambda = []; J = [];
    message = 'Exiting due to infeasibility: at least one lower bound exceeds the corresponding upper bound.';
    output = struct('iterations', 0, 'funcCount', 0, 'stepsize', [], 'algorithm', 'trust-region-reflective', ...
        'firstorderopt', [], 'message', message);
    optimizationReport(options, exitflag, message);
    return
end
r = leastSquares(f, x0, lb, ub, options, extra, c, false);
x = reshape(r.x, size(x0));
residual = r.value;
resnorm = sum(abs(r.value(:)).^2);
exitflag = r.exitflag;
J = sparse(r.J);
lambda.lower = zeros(n, 1); lambda.upper = zeros(n, 1);
g = 2*r.g;
lambda.lower(r.x <= lb) = max(g(r.x <= lb), 0);
lambda.upper(r.x >= ub) = max(-g(r.x >= ub), 0);
switch exitflag
    case 1
        message = sprintf(['Local minimum found.\n\nOptimization completed because the size of the gradient is less than\n' ...
            'the value of the optimality tolerance.']);
    case {2, 4}
        message = sprintf(['Local minimum possible.\n\n%s stopped because the size of the current step is less than\n' ...
            'the value of the step size tolerance.'], solver);
    case 3
        message = sprintf(['Local minimum possible.\n\n%s stopped because the final change in the sum of squares relative to \n' ...
            'its initial value is less than the value of the function tolerance.'], solver);
    case -1
        message = 'Stopped by an output function.';
    otherwise
        message = sprintf('Solver stopped prematurely.\n\n%s stopped because it exceeded the iteration or function evaluation limit.', solver);
end
algorithm = optimizationOption(options, {'Algorithm'}, 'trust-region-reflective');
if iscell(algorithm), algorithm = algorithm{1}; end
output = struct('iterations', r.iterations, 'funcCount', r.calls, 'stepsize', [], 'algorithm', algorithm, ...
    'firstorderopt', r.firstorderopt, 'message', message);
optimizationReport(options, exitflag, message);
end
