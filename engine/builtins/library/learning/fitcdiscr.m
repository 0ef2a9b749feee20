% SPDX-License-Identifier: Apache-2.0
function model = fitcdiscr(X, y, varargin)
% A classifier by discriminant analysis: fitcdiscr(X, y) of rows X and their classes y. Options: DiscrimType ('linear', 'diaglinear', 'pseudolinear',
% 'quadratic', 'diagquadratic', 'pseudoquadratic'), Gamma, Prior, Cost, ClassNames, CrossVal, KFold. Mu and Sigma have means and covariances,
% Coeffs(i, j) the border between two classes.
% Example: m = fitcdiscr([1 2; 2 1; 2 2.5; 8 9; 9 8; 8 7.5], [1 1 1 2 2 2]'); predict(m, [7 7])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
kinds = {'linear', 'diaglinear', 'pseudolinear', 'quadratic', 'diagquadratic', 'pseudoquadratic'};
[d, o] = trainingData('fitcdiscr', X, y, varargin, struct('DiscrimType', 'linear', 'Gamma', 0, 'Delta', 0, 'FillCoeffs', 'on', 'SaveMemory', 'off'));
kind = lower(validatestring(o.DiscrimType, kinds, 'fitcdiscr'));
whole = ~any(isnan(d.X), 2);
[d.X, d.g, d.y] = deal(d.X(whole, :), d.g(whole), d.y(whole));
[n, p] = size(d.X);
mu = zeros(d.n, p);
for c = 1:d.n, mu(c, :) = mean(d.X(d.g == c, :), 1); end
left = d.X - mu(d.g, :);
linear = contains(kind, 'linear');
if linear
    sigma = left'*left/(n - d.n);
    if strcmp(kind, 'diaglinear'), sigma = diag(diag(sigma)); end
    if o.Gamma > 0, sigma = (1 - o.Gamma)*sigma + o.Gamma*diag(diag(sigma)); end
    all_ = repmat(sigma, 1, 1, d.n);
else
    all_ = zeros(p, p, d.n);
    for c = 1:d.n
        rows = left(d.g == c, :);
        all_(:, :, c) = rows'*rows/max(size(rows, 1) - 1, 1);
        if strcmp(kind, 'diagquadratic'), all_(:, :, c) = diag(diag(all_(:, :, c))); end
    end
    sigma = all_;
end
inverse = zeros(p, p, d.n);
logdet = zeros(1, d.n);
for c = 1:d.n
    S = all_(:, :, c);
    if strncmp(kind, 'pseudo', 6)
        [U, V] = eig((S + S')/2);
        v = diag(V);
        used = v > eps(max(v))*p;
        inverse(:, :, c) = U(:, used)*diag(1./v(used))*U(:, used)';
        logdet(c) = sum(log(v(used)));
    else
        [R, bad] = chol(S);
        if bad > 0
            error('stats:ClassificationDiscriminant:SingularCov', 'Predictor covariance is singular: use the type ''pseudolinear'' or ''pseudoquadratic''.');
        end
        inverse(:, :, c) = R\(R'\eye(p));
        logdet(c) = 2*sum(log(diag(R)));
    end
end
coefficients = struct('Const', {}, 'Linear', {}, 'Quadratic', {});
for i = 1:d.n
    for j = 1:d.n
        if i == j, coefficients(i, j).Const = []; continue, end
        [A, B] = deal(inverse(:, :, i), inverse(:, :, j));
        coefficients(i, j).Const = log(d.prior(i)/d.prior(j)) - (logdet(i) - logdet(j))/2 - (mu(i, :)*A*mu(i, :)' - mu(j, :)*B*mu(j, :)')/2;
        coefficients(i, j).Linear = A*mu(i, :)' - B*mu(j, :)';
        if ~linear, coefficients(i, j).Quadratic = (B - A)/2; end
    end
end
parts = struct('mu', mu, 'inverse', inverse, 'logdet', logdet, 'prior', d.prior);
properties = struct('Mu', mu, 'Sigma', sigma, 'DiscrimType', kind, 'Coeffs', coefficients, 'Gamma', o.Gamma, 'LogDetSigma', logdet(:));
model = classifier('ClassificationDiscriminant', d, properties, parts, @discriminantScore, refitting(@fitcdiscr, varargin, d));
end

function score = discriminantScore(s, X)
l = zeros(size(X, 1), numel(s.prior));
for c = 1:numel(s.prior)
    z = X - s.mu(c, :);
    l(:, c) = log(s.prior(c)) - 0.5*s.logdet(c) - 0.5*sum((z*s.inverse(:, :, c)).*z, 2);
end
score = exp(l - max(l, [], 2));
score = score./sum(score, 2);
end
