% SPDX-License-Identifier: Apache-2.0
function model = fitrsvm(X, y, varargin)
% A support vector machine for numbers: fitrsvm(X, y) of rows X and their responses y, or fitrsvm(T, 'response') of a table of numbers. Options: KernelFunction ('linear',
% 'rbf' or 'gaussian', 'polynomial'), KernelScale (1 or 'auto'), PolynomialOrder (3), BoxConstraint (1; iqr(y)/1.349 of 'rbf'), Epsilon
% (iqr(y)/13.49), Standardize (false), CrossVal, KFold, Holdout, Leaveout. It has Alpha, Beta, Bias, SupportVectors, IsSupportVector, Epsilon; functions predict, loss,
% resubPredict, resubLoss, crossval. Sequential minimal optimisation with the choice of second order (R.-E. Fan and others, JMLR 6, 2005).
% Example: m = fitrsvm((1:10)', 2*(1:10)' + 1, 'Epsilon', 0.01, 'BoxConstraint', 10); y = predict(m, 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[X, y, names, response] = regressionData('fitrsvm', X, y);
o = struct('KernelFunction', 'linear', 'KernelScale', 1, 'PolynomialOrder', 3, 'BoxConstraint', [], 'Epsilon', [], 'Standardize', false, 'Solver', 'SMO', ...
    'IterationLimit', 1e6, 'DeltaGradientTolerance', 1e-6, 'KKTTolerance', 0, 'Verbose', 0, 'KernelOffset', 0, 'GapTolerance', 0);
[o, test, given, names, response] = regressionOptions('fitrsvm', varargin, o, names, response);
s = struct('mu', [], 'sigma', [], 'kernel', lower(char(o.KernelFunction)), 'order', o.PolynomialOrder);
if strcmp(s.kernel, 'gaussian'), s.kernel = 'rbf'; end
s.kernel = validatestring(s.kernel, {'linear', 'rbf', 'polynomial'}, 'fitrsvm');
spread = iqr(y);
if isempty(o.Epsilon), o.Epsilon = spread/13.49; if spread == 0, o.Epsilon = 0.1; end, end
if isempty(o.BoxConstraint)
    o.BoxConstraint = 1;
    if strcmp(s.kernel, 'rbf') && spread > 0, o.BoxConstraint = spread/1.349; end
end
[s.mu, s.sigma] = standardScale(X, o.Standardize);
Z = (X - s.mu)./s.sigma;
s.scale = kernelScale(o.KernelScale, Z);
n = numel(y);
K = machineKernel(s, Z, Z);
[both, bias, steps, converged] = smallestOptimum([K K; K K], [ones(n, 1); -ones(n, 1)], [o.Epsilon - y; o.Epsilon + y], repmat(o.BoxConstraint, 2*n, 1), o);
if ~converged
    warning('stats:RegressionSVM:NoConvergence', 'The solver stopped after %d iterations without convergence.', steps);
end
alpha = both(1:n) - both(n + 1:end);
used = abs(alpha) > 1e-8*o.BoxConstraint;
s.vectors = Z(used, :);
s.alpha = alpha(used);
s.bias = bias;
s.beta = [];
if strcmp(s.kernel, 'linear'), s.beta = s.vectors'*s.alpha/s.scale; end
p = struct('Alpha', s.alpha, 'Beta', s.beta, 'Bias', bias, 'SupportVectors', s.vectors, 'IsSupportVector', used, 'Epsilon', o.Epsilon, 'BoxConstraints', repmat(o.BoxConstraint, n, 1), ...
    'KernelParameters', struct('Function', s.kernel, 'Scale', s.scale), 'Mu', s.mu, 'Sigma', s.sigma, 'NumIterations', steps, 'ConvergenceInfo', struct('Converged', converged));
model = regressor('RegressionSVM', struct('X', X, 'y', y, 'predictors', {names}, 'response', response), p, s, @machineValue, @(X, y) fitrsvm(X, y, given{:}), test);
end

function f = machineValue(s, X)
Z = (X - s.mu)./s.sigma;
if isempty(s.beta), f = machineKernel(s, Z, s.vectors)*s.alpha + s.bias; else, f = Z/s.scale*s.beta + s.bias; end
end
