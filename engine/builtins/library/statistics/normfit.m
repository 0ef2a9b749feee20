% SPDX-License-Identifier: Apache-2.0
function [mu, sigma, muci, sigmaci] = normfit(x, alpha)
% Mean and standard deviation of normal samples, with their confidence intervals at 100*(1-alpha) %.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
if isvector(x), x = x(:); end
n = size(x, 1);
mu = mean(x, 1);
sigma = std(x, 0, 1);
if nargout < 3, return, end
t = tinv([alpha / 2; 1 - alpha / 2], n - 1);
muci = mu + t .* sigma / sqrt(n);
sigmaci = sigma .* sqrt((n - 1) ./ chi2inv([1 - alpha / 2; alpha / 2], n - 1));
end
