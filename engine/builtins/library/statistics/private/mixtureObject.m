% SPDX-License-Identifier: Apache-2.0
function gm = mixtureObject(mu, sigma, p, shared, diagonal, fit)
% The object of a mixture of normal distributions; fit is a struct of what fitgmdist adds, or [].
[k, d] = size(mu);
kinds = {'full', 'diagonal'};
r = struct('NumVariables', d, 'DistributionName', 'gaussian mixture distribution', 'NumComponents', k, 'ComponentProportion', p, ...
    'SharedCovariance', shared, 'CovarianceType', kinds{1 + diagonal}, 'mu', mu, 'Sigma', sigma);
% Older names of the same.
r.NDimensions = d; r.NComponents = k; r.PComponents = p; r.SharedCov = shared; r.CovType = r.CovarianceType;
if ~isempty(fit)
    for f = fieldnames(fit)', r.(f{1}) = fit.(f{1}); end
    r.NlogL = fit.NegativeLogLikelihood; r.Iters = fit.NumIterations;
end
gm = makeObject('gmdistribution', r, [], struct('pdf', @density, 'cdf', @probability, 'random', @drawn, 'posterior', @shares, ...
    'cluster', @parts, 'mahal', @distances, 'disp', @shown));
end

function checkColumns(gm, X)
if ~isnumeric(X) || size(X, 2) ~= gm.NumVariables
    error('stats:gmdistribution:cluster:XVarMismatch', 'The data must have %d columns.', gm.NumVariables);
end
end

function y = density(gm, X)
checkColumns(gm, X);
y = exp(-mixtureLikelihood(X, gm.mu, gm.Sigma, gm.ComponentProportion));
end

function y = probability(gm, X)
checkColumns(gm, X);
y = zeros(size(X, 1), 1);
for j = 1:gm.NumComponents
    S = gm.Sigma(:, :, min(j, size(gm.Sigma, 3)));
    if size(S, 1) ~= size(S, 2), S = diag(S); end
    if gm.NumVariables == 1, c = normcdf(X, gm.mu(j), sqrt(S)); else, c = mvncdf(X, gm.mu(j, :), S); end
    y = y + gm.ComponentProportion(j)*c;
end
end

function [Y, which] = drawn(gm, n)
if nargin < 2, n = 1; end
edges = cumsum(gm.ComponentProportion);
which = sum(rand(n, 1) > edges(1:end - 1), 2) + 1;
Y = randn(n, gm.NumVariables);
for j = 1:gm.NumComponents
    S = gm.Sigma(:, :, min(j, size(gm.Sigma, 3)));
    at = which == j;
    if size(S, 1) == size(S, 2), Y(at, :) = Y(at, :)*chol(S); else, Y(at, :) = Y(at, :).*sqrt(S); end
    Y(at, :) = Y(at, :) + gm.mu(j, :);
end
end

function [P, nlogL] = shares(gm, X)
checkColumns(gm, X);
[l, P] = mixtureLikelihood(X, gm.mu, gm.Sigma, gm.ComponentProportion);
nlogL = sum(l(~isnan(l)));
end

function [idx, nlogL, P, logpdf, D] = parts(gm, X)
checkColumns(gm, X);
[l, P, D] = mixtureLikelihood(X, gm.mu, gm.Sigma, gm.ComponentProportion);
[~, idx] = max(P, [], 2);
idx(isnan(l)) = NaN;
nlogL = sum(l(~isnan(l)));
logpdf = -l;
end

function D = distances(gm, X)
checkColumns(gm, X);
[~, ~, D] = mixtureLikelihood(X, gm.mu, gm.Sigma, gm.ComponentProportion);
end

function shown(gm)
fprintf('Gaussian mixture distribution with %d components in %d dimensions\n', gm.NumComponents, gm.NumVariables);
for j = 1:gm.NumComponents
    fprintf('Component %d:\nMixing proportion: %f\nMean: %s\n', j, gm.ComponentProportion(j), sprintf('  %8.4f', gm.mu(j, :)));
end
fprintf('\n');
end
