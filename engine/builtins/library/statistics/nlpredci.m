% SPDX-License-Identifier: Apache-2.0
function [y, delta] = nlpredci(model, X, beta_, residual, varargin)
% Values of a model that nlinfit fitted, and half the widths of their confidence intervals: nlpredci(f, X, beta, r, 'Covar', C) or 'Jacobian', J, or with J behind r.
% Options: Alpha (0.05), MSE, PredOpt ('curve' or 'observation'), SimOpt ('off' or 'on'), Weights (1).
% Example: x = (1:6)'; v = [2.1 3.9 6.2 7.8 10.1 12]'; f = @(b, x) b(1)*x; [b, r, J] = nlinfit(x, v, f, 1); [y, d] = nlpredci(f, 3, b, r, 'Jacobian', J)
if nargin < 5, error('MATLAB:minrhs', 'Not enough input arguments.'); end
args = varargin;
if isnumeric(args{1}), args = [{'Jacobian'}, args]; end
if numel(args) == 3, args = [args(1:2), {'Alpha'}, args(3)]; end
o = testOptionPairs('nlpredci', args, struct('Covar', [], 'Jacobian', [], 'Alpha', 0.05, 'MSE', [], 'PredOpt', 'curve', 'SimOpt', 'off', 'Weights', 1, 'ErrorModelInfo', []));
good = ~isnan(residual(:));
r = residual(good);
p = numel(beta_);
v = numel(r) - p;
mse = o.MSE;
if isempty(mse), mse = sum(abs(r(:)).^2)/v; end
C = o.Covar;
if isempty(C)
    if isempty(o.Jacobian), error('stats:nlpredci:NeedJacobianOrCovar', 'The Jacobian or the covariance of the coefficients is needed.'); end
    [~, R] = qr(o.Jacobian(good, :), 0);
    inverse = R\eye(p);
    C = mse*(inverse*inverse');
end
y = model(beta_, X);
J = zeros(numel(y), p);
for k = 1:p
    h = eps^(1/3)*max(abs(beta_(k)), 1e-2);
    [up, down] = deal(beta_);
    up(k) = up(k) + h;
    down(k) = down(k) - h;
    J(:, k) = reshape(model(up, X) - model(down, X), [], 1)/(2*h);
end
spread = sum((J*C).*J, 2);
count = p;
if strcmp(validatestring(o.PredOpt, {'curve', 'observation'}, 'nlpredci', 'PredOpt'), 'observation')
    weights = o.Weights;
    if isa(weights, 'function_handle'), weights = weights(y); end
    spread = spread + mse./weights(:);
    count = p + 1;
end
if strcmp(validatestring(o.SimOpt, {'off', 'on'}, 'nlpredci', 'SimOpt'), 'on'), factor = sqrt(count*finv(1 - o.Alpha, count, v)); else, factor = tinv(1 - o.Alpha/2, v); end
delta = reshape(factor*sqrt(spread), size(y));
end
