% SPDX-License-Identifier: Apache-2.0
function [beta, r, J, covb, mse] = nlinfit(X, y, fun, beta0, varargin)
% Nonlinear regression: the coefficients beta near beta0 with y closest to fun(beta, X), by the method of Levenberg and Marquardt; r residuals, J
% the derivatives, covb the covariance of the coefficients. Option 'Weights'.
% Example: beta = nlinfit((0:4)', [1 0.6 0.37 0.22 0.13]', @(b, x) b(1)*exp(-b(2)*x), [1; 1])
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isempty(varargin) && (isstruct(varargin{1}) || isempty(varargin{1})), varargin(1) = []; end
o = testOptionPairs('nlinfit', varargin, struct('Weights', [], 'ErrorModel', 'constant', 'Options', []));
if ischar(fun) || isstring(fun), fun = str2func(char(fun)); end
root = 1;
if ~isempty(o.Weights), root = sqrt(reshape(o.Weights, size(y))); end
keep = ~isnan(y);
shape = size(beta0);
pick = @(v) v(keep);
f = @(b) pick(root.*(reshape(fun(reshape(b, shape), X), size(y))));
target = pick(root.*y);
beta = beta0(:);
value = f(beta);
if any(~isfinite(value)), error('stats:nlinfit:NonFiniteFunOutput', 'MODELFUN has returned Inf or NaN values at the initial coefficients.'); end
res = target(:) - value(:);
lambda = 0.01;
settled = false;
for turn = 1:200
    J = derivatives(f, beta, value);
    sse = res'*res;
    moved = false;
    while lambda < 1e16
        scale = sqrt(sum(J.^2, 1));
        step = [J; sqrt(lambda)*diag(scale)]\[res; zeros(numel(beta), 1)];
        new = f(beta + step);
        trial = target(:) - new(:);
        if all(isfinite(trial)) && trial'*trial < sse, moved = true; break, end
        if norm(step) < 1e-10*(sqrt(eps) + norm(beta)), break, end
        lambda = lambda*10;
    end
    if ~moved, settled = true; break, end
    beta = beta + step;
    value = new;
    res = trial;
    lambda = max(lambda/10, 1e-16);
    if norm(step) < 1e-8*(sqrt(eps) + norm(beta)) || abs(sse - res'*res) <= 1e-12*(res'*res), settled = true; break, end
end
if ~settled, warning('stats:nlinfit:IterationLimitExceeded', 'Iteration limit exceeded.  Returning results from final iteration.'); end
J = derivatives(f, beta, value);
mse = res'*res/max(numel(res) - numel(beta), 1);
[~, R] = qr(J, 0);
covb = mse*inv(R'*R);
beta = reshape(beta, shape);
r = NaN(size(y));
r(keep) = res;
end

function J = derivatives(f, b, value)
J = zeros(numel(value), numel(b));
for k = 1:numel(b)
    h = eps^(1/3)*max(abs(b(k)), 1e-3);
    up = b; up(k) = b(k) + h;
    down = b; down(k) = b(k) - h;
    J(:, k) = reshape(f(up) - f(down), [], 1)/(up(k) - down(k));
end
end
