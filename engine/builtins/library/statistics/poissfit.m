% SPDX-License-Identifier: Apache-2.0
function [lambda, ci] = poissfit(x, alpha)
% Mean of Poisson samples, with its exact confidence interval at 100*(1-alpha) %.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
if any(x(:) < 0 | x(:) ~= fix(x(:)))
    error('stats:poissfit:InvalidX', 'X must be non-negative integers.');
end
if isvector(x), x = x(:); end
n = size(x, 1);
lambda = mean(x, 1);
if nargout < 2, return, end
total = n * lambda;
low = zeros(size(total));
low(total > 0) = chi2inv(alpha / 2, 2 * total(total > 0)) / 2;
ci = [low; chi2inv(1 - alpha / 2, 2 * total + 2) / 2] / n;
end
