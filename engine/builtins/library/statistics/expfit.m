% SPDX-License-Identifier: Apache-2.0
function [mu, muci] = expfit(x, alpha)
% Mean of exponential samples, with its confidence interval at 100*(1-alpha) %.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
if any(x(:) < 0), error('stats:expfit:BadData', 'X must be non-negative.'); end
if isvector(x), x = x(:); end
n = size(x, 1);
mu = mean(x, 1);
muci = 2 * n * mu ./ chi2inv([1 - alpha / 2; alpha / 2], 2 * n);
end
