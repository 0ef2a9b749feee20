% SPDX-License-Identifier: Apache-2.0
function [b, dev, stats] = glmfit(X, y, distr, varargin)
% Generalised linear model by reweighted least squares, a constant first: 'normal', 'binomial' (y: zeros and ones, or [successes trials]),
% 'poisson', 'gamma', 'inverse gaussian'. Options 'link', 'weights', 'offset', 'constant' ('on'), 'estdisp'.
% Example: b = glmfit((1:6)', [0 0 1 0 1 1]', 'binomial')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(distr), distr = 'normal'; end
o = testOptionPairs('glmfit', varargin, struct('link', [], 'weights', [], 'offset', 0, 'constant', 'on', 'estdisp', [], 'options', [], 'B0', []));
distr = lower(char(distr));
trials = 1;
if strcmp(distr, 'binomial') && size(y, 2) == 2, trials = y(:, 2); y = y(:, 1)./trials; end
y = double(y);
if isrow(y), y = y.'; end
keep = ~any(isnan([X, y, trials.*ones(size(y))]), 2);
X = X(keep, :); y = y(keep); if ~isscalar(trials), trials = trials(keep); end
if strcmpi(o.constant, 'on') || isequal(o.constant, true), X = [ones(size(X, 1), 1), X]; end
weights = trials.*ones(size(y));
if ~isempty(o.weights), weights = weights.*o.weights(:); end
offset = o.offset(:);
switch distr
    case 'normal', variance = @(m) ones(size(m)); start = y; default = 'identity';
        deviance = @(m) (y - m).^2;
    case 'binomial', variance = @(m) m.*(1 - m); start = (trials.*y + 0.5)./(trials + 1); default = 'logit';
        deviance = @(m) 2*(xlogy(y, y./m) + xlogy(1 - y, (1 - y)./(1 - m)));
    case 'poisson', variance = @(m) m; start = y + 0.25; default = 'log';
        deviance = @(m) 2*(xlogy(y, y./m) - (y - m));
    case 'gamma', variance = @(m) m.^2; start = max(y, eps); default = 'reciprocal';
        deviance = @(m) 2*(-log(y./m) + (y - m)./m);
    case 'inverse gaussian', variance = @(m) m.^3; start = max(y, eps); default = -2;
        deviance = @(m) (y - m).^2./(m.^2.*y);
    otherwise, error('stats:glmfit:BadDistribution', 'Unknown distribution ''%s''.', distr);
end
if isempty(o.link), o.link = default; end
[to, slope, back] = linkFunctions('glmfit', o.link);
mu = start;
eta = to(mu);
b = zeros(size(X, 2), 1);
for turn = 1:100
    z = eta - offset + (y - mu).*slope(mu);
    root = sqrt(weights./(slope(mu).^2.*variance(mu)));
    before = b;
    b = (root.*X)\(root.*z);
    eta = offset + X*b;
    mu = back(eta);
    if all(abs(b - before) <= 1e-6*max(sqrt(eps), abs(before))), break, end
    if turn == 100, warning('stats:glmfit:IterationLimit', 'Iteration limit reached.'); end
end
dev = sum(weights.*deviance(mu));
if nargout > 2
    n = numel(y); p = numel(b);
    dfe = max(n - p, 0);
    root = sqrt(weights./(slope(mu).^2.*variance(mu)));
    pearson = sqrt(weights).*(y - mu)./sqrt(variance(mu));
    estimated = any(strcmp(distr, {'normal', 'gamma', 'inverse gaussian'}));
    if ~isempty(o.estdisp), estimated = strcmpi(o.estdisp, 'on') || isequal(o.estdisp, true); end
    sfit = sqrt(sum(pearson.^2)/max(dfe, 1));
    if estimated, s = sfit; else, s = 1; end
    [~, R] = qr(root.*X, 0);
    C = s^2*inv(R'*R);
    se = sqrt(diag(C));
    t = b./se;
    if estimated, pval = 2*tcdf(-abs(t), dfe); else, pval = 2*normcdf(-abs(t)); end
    stats = struct('beta', b, 'dfe', dfe, 'sfit', sfit, 's', s, 'estdisp', estimated, 'covb', C, 'se', se, 'coeffcorr', C./(se*se'), 't', t, ...
        'p', pval, 'resid', y - mu, 'residp', pearson, 'residd', sign(y - mu).*sqrt(max(weights.*deviance(mu), 0)));
end
end

function v = xlogy(x, y)
v = x.*log(y);
v(x == 0) = 0;
end
