% SPDX-License-Identifier: Apache-2.0
function model = fitcsvm(X, y, varargin)
% A support vector machine for two classes: fitcsvm(X, y) of rows X and their classes y. Options: KernelFunction ('linear', 'rbf' or 'gaussian',
% 'polynomial'), KernelScale (1 or 'auto'), PolynomialOrder (3), BoxConstraint (1), Standardize (false), Prior, Cost, ClassNames, CrossVal, KFold.
% It has Alpha, Beta, Bias, SupportVectors, SupportVectorLabels, IsSupportVector.
% Example: m = fitcsvm([1 2; 2 1; 8 9; 9 8], [1 1 2 2]'); predict(m, [7 7])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[d, o] = trainingData('fitcsvm', X, y, varargin, struct('KernelFunction', 'linear', 'KernelScale', 1, 'PolynomialOrder', 3, 'BoxConstraint', 1, ...
    'Standardize', false, 'KernelOffset', 0, 'Solver', 'SMO', 'IterationLimit', 1e6, 'KKTTolerance', 0, 'DeltaGradientTolerance', 1e-6, 'Verbose', 0, ...
    'OutlierFraction', 0, 'CacheSize', 1000, 'ShrinkagePeriod', 0));
if d.n > 2, error('stats:ClassificationSVM:MultipleClasses', 'A support vector machine takes two classes at most; use fitcecoc for more.'); end
whole = ~any(isnan(d.X), 2);
[d.X, d.g, d.y] = deal(d.X(whole, :), d.g(whole), d.y(whole));
s = struct('mu', [], 'sigma', [], 'kernel', lower(char(o.KernelFunction)), 'order', o.PolynomialOrder, 'signed', true);
if strcmp(s.kernel, 'gaussian'), s.kernel = 'rbf'; end
s.kernel = validatestring(s.kernel, {'linear', 'rbf', 'polynomial'}, 'fitcsvm');
[s.mu, s.sigma] = standardScale(d.X, o.Standardize);
Z = (d.X - s.mu)./s.sigma;
s.scale = kernelScale(o.KernelScale, Z);
sign = 2*(d.g == d.n) - 1;
if d.n == 1, sign(:) = 1; end
counts = accumarray(d.g, 1, [d.n 1])';
box = o.BoxConstraint.*ones(numel(d.g), 1);
box = box.*(reshape(d.prior(d.g), [], 1)./reshape(counts(d.g), [], 1))*numel(d.g);
K = machineKernel(s, Z, Z);
[alpha, bias, steps, converged] = smallestOptimum(K, sign, -ones(size(sign)), box, o);
if ~converged
    warning('stats:ClassificationSVM:NoConvergence', 'The solver stopped after %d iterations without convergence.', steps);
end
used = alpha > 1e-8*max([box; realmin]);
s.vectors = Z(used, :);
s.alpha = alpha(used);
s.labels = sign(used);
s.bias = bias;
beta = [];
if strcmp(s.kernel, 'linear'), beta = s.vectors'*(s.alpha.*s.labels)/s.scale; end
s.beta = beta;
p = struct('Alpha', s.alpha, 'Beta', beta, 'Bias', bias, 'SupportVectors', s.vectors, 'SupportVectorLabels', s.labels, 'IsSupportVector', used, ...
    'KernelParameters', struct('Function', s.kernel, 'Scale', s.scale), 'BoxConstraints', box, 'Mu', s.mu, 'Sigma', s.sigma, 'NumIterations', steps, ...
    'ConvergenceInfo', struct('Converged', converged));
model = classifier('ClassificationSVM', d, p, s, @machineScore, refitting(@fitcsvm, varargin, d));
end

function score = machineScore(s, X)
Z = (X - s.mu)./s.sigma;
if isempty(s.beta), f = machineKernel(s, Z, s.vectors)*(s.alpha.*s.labels) + s.bias; else, f = Z/s.scale*s.beta + s.bias; end
score = [-f f];
end
