% SPDX-License-Identifier: Apache-2.0
function [B, info] = lassoglm(X, y, distribution, varargin)
% Generalised linear regression with a penalty of the coefficients' magnitudes, for a sequence of penalties: least deviance over the number of rows plus lambda
% times the sum of magnitudes (Alpha below 1: and of squares). Distributions 'normal', 'binomial' (y of 0 and 1, or a second column of trials), 'poisson',
% 'gamma', 'inverse gaussian'. Options: Lambda, NumLambda (100), LambdaRatio (1e-4), Alpha (1), Link, Offset, Weights, Standardize (true), RelTol, MaxIter.
% info: Intercept, Lambda, Alpha, DF, Deviance. Coordinate descent of J. Friedman, T. Hastie and R. Tibshirani, J. Stat. Software 33 (2010).
% Example: B = lassoglm([1 2; 2 1; 3 5; 4 4; 5 1], [0 0 1 1 1]', 'binomial', 'Lambda', 0.1)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(distribution), distribution = 'normal'; end
distribution = validatestring(distribution, {'normal', 'binomial', 'poisson', 'gamma', 'inverse gaussian'}, 'lassoglm');
o = testOptionPairs('lassoglm', varargin, struct('Alpha', 1, 'Lambda', [], 'NumLambda', 100, 'LambdaRatio', 1e-4, 'Standardize', true, 'Link', [], 'Offset', 0, ...
    'Weights', [], 'RelTol', 1e-4, 'MaxIter', 1e4, 'DFmax', Inf, 'PredictorNames', [], 'CV', 'resubstitution'));
trials = 1;
if size(y, 2) == 2
    trials = y(:, 2);
    y = y(:, 1)./trials;
end
good = ~any(isnan([X, y]), 2);
y = double(y(good));
X = double(X(good, :));
if ~isscalar(trials), trials = trials(good); end
[n, p] = size(X);
w = ones(n, 1);
if ~isempty(o.Weights), w = double(o.Weights(good)); end
w = n*w/sum(w).*trials;
offset = o.Offset(:);
if ~isscalar(offset), offset = offset(good); end
m = (w'*X)/sum(w);
Z = X - m;
s = ones(1, p);
if o.Standardize, s = sqrt((w'*Z.^2)/sum(w)); s(s == 0) = 1; end
Z = Z./s;
link = o.Link;
links = struct('normal', 'identity', 'binomial', 'logit', 'poisson', 'log', 'gamma', 'reciprocal', 'inverse', -2);
if isempty(link), link = links.(strtok(distribution)); end
[forward, slope, back] = linkFunctions('lassoglm', link);
spread = struct('normal', @(u) ones(size(u)), 'binomial', @(u) u.*(1 - u), 'poisson', @(u) u, 'gamma', @(u) u.^2, 'inverse', @(u) u.^3).(strtok(distribution));
% The model of a constant, where the largest penalty begins.
mu = repmat(sum(w.*y)/sum(w), n, 1);
b0 = forward(mu(1)) - mean(offset);
b = zeros(p, 1);
g = 2/n*(Z'*(w.*(y - mu)./(spread(mu).*slope(mu))));
if isempty(o.Lambda)
    top = max(abs(g))/max(o.Alpha, 1e-3);
    o.Lambda = top*o.LambdaRatio.^((o.NumLambda - 1:-1:0)/(o.NumLambda - 1));
end
lambda = sort(reshape(o.Lambda, 1, []));
B = zeros(p, numel(lambda));
[intercept, dev] = deal(zeros(1, numel(lambda)));
for k = numel(lambda):-1:1
    for turn = 1:100
        eta = b0 + Z*b + offset;
        mu = kept(back(eta), distribution);
        d = slope(mu);
        v = w./(spread(mu).*d.^2);
        z = eta - offset + (y - mu).*d;
        [new0, new] = descended(Z, z, v, b0, b, lambda(k)*o.Alpha*n/2, lambda(k)*(1 - o.Alpha)*n/2, o);
        moved = norm([new0 - b0; new - b]);
        [b0, b] = deal(new0, new);
        if moved <= o.RelTol*1e-2*max(norm([b0; b]), 1e-8), break, end
    end
    B(:, k) = b./s';
    intercept(k) = b0 - m*B(:, k);
    mu = kept(back(b0 + Z*b + offset), distribution);
    dev(k) = sum(w.*unitDeviance(distribution, y, mu));
end
info = struct('Intercept', intercept, 'Lambda', lambda, 'Alpha', o.Alpha, 'DF', sum(B ~= 0, 1), 'Deviance', dev, 'PredictorNames', {o.PredictorNames});
end

function mu = kept(mu, distribution)
switch distribution
    case 'binomial', mu = min(max(mu, 1e-10), 1 - 1e-10);
    case 'normal'
    otherwise, mu = max(mu, 1e-10);
end
end

function d = unitDeviance(distribution, y, mu)
switch distribution
    case 'normal', d = (y - mu).^2;
    case 'binomial', d = 2*(logOf(y, mu) + logOf(1 - y, 1 - mu));
    case 'poisson', d = 2*(logOf(y, mu) - (y - mu));
    case 'gamma', d = 2*(-log(max(y, realmin)./mu) + (y - mu)./mu);
    otherwise, d = (y - mu).^2./(mu.^2.*y);
end
end

function v = logOf(y, mu)
v = y.*log(max(y, realmin)./mu);
v(y == 0) = 0;
end

function [b0, b] = descended(Z, z, v, b0, b, one, two, o)
% Weighted least squares with both penalties.
squares = (v'*Z.^2)';
total = sum(v);
r = z - b0 - Z*b;
for turn = 1:o.MaxIter
    before = b;
    shift = sum(v.*r)/total;
    b0 = b0 + shift;
    r = r - shift;
    for j = 1:numel(b)
        if squares(j) == 0, continue, end
        g = Z(:, j)'*(v.*r) + squares(j)*b(j);
        new = sign(g)*max(abs(g) - one, 0)/(squares(j) + two);
        if new ~= b(j)
            r = r + Z(:, j)*(b(j) - new);
            b(j) = new;
        end
    end
    if norm(b - before) + abs(shift) <= 1e-7*max(norm(b), 1e-3), break, end
end
end
