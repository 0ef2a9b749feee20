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
s = struct('mu', zeros(1, size(d.X, 2)), 'sigma', ones(1, size(d.X, 2)), 'kernel', lower(char(o.KernelFunction)), 'order', o.PolynomialOrder, 'signed', true);
if strcmp(s.kernel, 'gaussian'), s.kernel = 'rbf'; end
s.kernel = validatestring(s.kernel, {'linear', 'rbf', 'polynomial'}, 'fitcsvm');
if o.Standardize
    s.mu = mean(d.X, 1);
    s.sigma = std(d.X, 0, 1);
    s.sigma(s.sigma == 0) = 1;
end
Z = (d.X - s.mu)./s.sigma;
s.scale = o.KernelScale;
if ischar(s.scale) || isstring(s.scale)
    % The median distance of rows.
    at = pdist(Z(1:ceil(size(Z, 1)/500):end, :));
    s.scale = median(at(at > 0));
    if isempty(s.scale) || isnan(s.scale), s.scale = 1; end
end
sign = 2*(d.g == d.n) - 1;
if d.n == 1, sign(:) = 1; end
counts = accumarray(d.g, 1, [d.n 1])';
box = o.BoxConstraint.*ones(numel(d.g), 1);
box = box.*(reshape(d.prior(d.g), [], 1)./reshape(counts(d.g), [], 1))*numel(d.g);
K = kernelOf(s, Z, Z);
[alpha, bias, steps, converged] = smallestOptimum(K, sign, box, o);
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

function K = kernelOf(s, A, B)
A = A/s.scale;
B = B/s.scale;
switch s.kernel
    case 'linear', K = A*B';
    case 'polynomial', K = (1 + A*B').^s.order;
    otherwise, K = exp(-max(sum(A.^2, 2) + sum(B.^2, 2)' - 2*(A*B'), 0));
end
end

function score = machineScore(s, X)
Z = (X - s.mu)./s.sigma;
if isempty(s.beta), f = kernelOf(s, Z, s.vectors)*(s.alpha.*s.labels) + s.bias; else, f = Z/s.scale*s.beta + s.bias; end
score = [-f f];
end

function [alpha, bias, step, converged] = smallestOptimum(K, y, C, o)
% Pairs of multipliers, the second by the gain of second order (Fan, Chen and Lin 2005).
n = numel(y);
alpha = zeros(n, 1);
G = -ones(n, 1);
converged = false;
diagonal = diag(K);
for step = 1:o.IterationLimit
    up = (alpha < C & y > 0) | (alpha > 0 & y < 0);
    low = (alpha < C & y < 0) | (alpha > 0 & y > 0);
    v = -y.*G;
    most = v;
    most(~up) = -Inf;
    [m, i] = max(most);
    least = v;
    least(~low) = Inf;
    M = min(least);
    if ~(m - M > o.DeltaGradientTolerance), converged = true; break, end
    b = m - v;
    a = max(diagonal(i) + diagonal - 2*K(:, i), 1e-12);
    gain = b.^2./a;
    gain(~low | b <= 0) = -Inf;
    [~, j] = max(gain);
    move = b(j)/a(j);
    % Along y(i) up and y(j) down as far as both may go.
    if y(i) > 0, room = C(i) - alpha(i); else, room = alpha(i); end
    if y(j) > 0, other = alpha(j); else, other = C(j) - alpha(j); end
    move = min([move room other]);
    alpha(i) = alpha(i) + y(i)*move;
    alpha(j) = alpha(j) - y(j)*move;
    for k = [i j]
        if alpha(k) < 1e-12*C(k), alpha(k) = 0; elseif alpha(k) > C(k)*(1 - 1e-12), alpha(k) = C(k); end
    end
    G = G + y.*(K(:, i) - K(:, j))*move;
end
if ~converged
    warning('stats:ClassificationSVM:NoConvergence', 'The solver stopped after %d iterations without convergence.', step);
end
v = -y.*G;
free = alpha > 0 & alpha < C;
if any(free)
    bias = mean(v(free));
else
    up = (alpha < C & y > 0) | (alpha > 0 & y < 0);
    low = (alpha < C & y < 0) | (alpha > 0 & y > 0);
    bias = (max([v(up); -Inf]) + min([v(low); Inf]))/2;
    if ~isfinite(bias), bias = y(1); end
end
end
