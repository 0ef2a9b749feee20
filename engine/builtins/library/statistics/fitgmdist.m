% SPDX-License-Identifier: Apache-2.0
function gm = fitgmdist(X, k, varargin)
% The mixture of k normal distributions that fits the rows of X best, by expectation and maximisation from a start of k-means++. Options:
% CovarianceType ('full', 'diagonal'), SharedCovariance (false), RegularizationValue (0), Replicates (1), Start ('plus', 'randSample', a vector of
% components, or a struct with mu, Sigma, ComponentProportion), ProbabilityTolerance (1e-8), Options of statset (MaxIter 100, TolFun 1e-6, Display).
% Example: rng(1), x = [randn(50, 1); randn(50, 1) + 6]; gm = fitgmdist(x, 2); sort(gm.mu)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(X) || ~ismatrix(X) || ~isreal(X), error('stats:gmdistribution:BadX', 'X must be a real numeric matrix.'); end
if ~isscalar(k) || ~isnumeric(k) || k < 1 || k ~= fix(k), error('stats:gmdistribution:BadK', 'K must be a positive integer.'); end
o = testOptionPairs('fitgmdist', varargin, struct('CovarianceType', 'full', 'SharedCovariance', false, 'RegularizationValue', 0, ...
    'Replicates', 1, 'Start', 'plus', 'ProbabilityTolerance', 1e-8, 'Options', [], 'CovType', '', 'SharedCov', [], 'Regularize', []));
if ~isempty(o.CovType), o.CovarianceType = o.CovType; end
if ~isempty(o.SharedCov), o.SharedCovariance = o.SharedCov; end
if ~isempty(o.Regularize), o.RegularizationValue = o.Regularize; end
kind = validatestring(o.CovarianceType, {'full', 'diagonal'}, 'fitgmdist', 'CovarianceType');
limits = struct('MaxIter', 100, 'TolFun', 1e-6, 'Display', 'off');
for f = fieldnames(limits)'
    if isfield(o.Options, f{1}) && ~isempty(o.Options.(f{1})), limits.(f{1}) = o.Options.(f{1}); end
end
X = double(X);
whole = ~any(isnan(X), 2);
if ~all(whole), warning('stats:gmdistribution:MissingData', 'Rows of X with missing data will not be used.'); end
X = X(whole, :);
[n, d] = size(X);
if n <= d, error('stats:gmdistribution:TooFewN', 'X must have more rows than columns.'); end
if n < k, error('stats:gmdistribution:TooManyClusters', 'X must have more rows than the number of components.'); end
if any(var(X, 0, 1) == 0)
    error('stats:gmdistribution:ZeroVariance', 'The following column(s) of data are effectively constant: %s.', mat2str(find(var(X, 0, 1) == 0)));
end
s = struct('diagonal', strcmp(kind, 'diagonal'), 'shared', logical(o.SharedCovariance), 'more', o.RegularizationValue, ...
    'cut', o.ProbabilityTolerance, 'limits', limits);
best = [];
turns = o.Replicates;
if ~ischar(o.Start) && ~isstring(o.Start), turns = 1; end
for turn = 1:turns
    m = improved(X, starting(X, k, o.Start, s), s);
    if isempty(best) || m.l < best.l, best = m; end
end
if ~best.converged
    warning('stats:gmdistribution:FailedToConverge', 'Failed to converge in %d iterations for gmdistribution with %d components', limits.MaxIter, k);
end
free = d;
if ~s.diagonal, free = d*(d + 1)/2; end
count = k*d + k - 1 + free*(1 + (k - 1)*~s.shared);
fit = struct('NumIterations', best.turns, 'Converged', best.converged, 'NegativeLogLikelihood', best.l, 'AIC', 2*best.l + 2*count, ...
    'BIC', 2*best.l + count*log(n), 'ProbabilityTolerance', o.ProbabilityTolerance, 'RegularizationValue', o.RegularizationValue);
gm = mixtureObject(best.mu, best.sigma, best.p, s.shared, s.diagonal, fit);
end

function m = starting(X, k, start, s)
[n, d] = size(X);
spread = var(X, 0, 1) + s.more;
sigma = spread;
if ~s.diagonal, sigma = diag(spread); end
if ~s.shared, sigma = repmat(sigma, 1, 1, k); end
m = struct('mu', [], 'sigma', sigma, 'p', ones(1, k)/k);
if isstruct(start)
    m.mu = start.mu;
    if isfield(start, 'Sigma'), m.sigma = start.Sigma; end
    if isfield(start, 'ComponentProportion'), m.p = reshape(start.ComponentProportion, 1, []);
    elseif isfield(start, 'PComponents'), m.p = reshape(start.PComponents, 1, []);
    end
    if size(m.mu, 1) ~= k || size(m.mu, 2) ~= d, error('stats:gmdistribution:MisshapedInitMu', 'The initial means must be %d-by-%d.', k, d); end
elseif isnumeric(start)
    if numel(start) ~= n || any(start(:) < 1 | start(:) > k | start(:) ~= fix(start(:)))
        error('stats:gmdistribution:MisshapedInitIdx', 'The initial components must be %d integers from 1 to %d.', n, k);
    end
    m = maximised(X, double((1:k) == start(:)), s);
else
    switch validatestring(start, {'plus', 'randSample'}, 'fitgmdist', 'Start')
        case 'randSample'
            m.mu = X(randperm(n, k), :);
        otherwise
            m.mu = X(randi(n), :);
            for j = 2:k
                near = min(sum((reshape(X, n, 1, d) - reshape(m.mu, 1, j - 1, d)).^2./reshape(spread, 1, 1, d), 3), [], 2);
                m.mu(j, :) = X(find(rand*sum(near) <= cumsum(near), 1), :);
            end
    end
end
end

function m = improved(X, m, s)
last = Inf;
m.converged = false;
for turn = 1:s.limits.MaxIter
    [l, P] = mixtureLikelihood(X, m.mu, m.sigma, m.p);
    l = sum(l);
    if strcmp(s.limits.Display, 'iter'), fprintf('%6d\t%12g\n', turn, -l); end
    done = last - l >= 0 && last - l < s.limits.TolFun*abs(l);
    [m.l, m.turns] = deal(l, turn);
    if done, m.converged = true; return, end
    last = l;
    P(P < s.cut) = 0;
    P = P./sum(P, 2);
    next = maximised(X, P, s);
    [m.mu, m.sigma, m.p] = deal(next.mu, next.sigma, next.p);
end
end

function m = maximised(X, P, s)
[n, d] = size(X);
k = size(P, 2);
weight = sum(P, 1);
if any(weight == 0), error('stats:gmdistribution:EmptyComponent', 'A component has no observation any more.'); end
m = struct('mu', (P'*X)./weight', 'sigma', [], 'p', weight/n);
if s.diagonal, m.sigma = zeros(1, d, k); else, m.sigma = zeros(d, d, k); end
for j = 1:k
    Z = sqrt(P(:, j)).*(X - m.mu(j, :));
    if s.diagonal, m.sigma(:, :, j) = sum(Z.^2, 1)/weight(j) + s.more; else, m.sigma(:, :, j) = Z'*Z/weight(j) + s.more*eye(d); end
end
if s.shared, m.sigma = sum(m.sigma.*reshape(m.p, 1, 1, k), 3); end
for page = 1:size(m.sigma, 3)
    S = m.sigma(:, :, page);
    if s.diagonal, bad = any(S <= eps(max(S))*d); else, [~, bad] = chol(S); bad = bad || rcond(S) < d*eps; end
    if bad
        error('stats:gmdistribution:IllCondCov', ['Ill-conditioned covariance created at iteration. ' ...
            'Use a RegularizationValue, a shared covariance or fewer components.']);
    end
end
end
