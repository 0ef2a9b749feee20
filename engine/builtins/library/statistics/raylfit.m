% SPDX-License-Identifier: Apache-2.0
function [b, ci] = raylfit(x, alpha)
% Parameter of Rayleigh samples, with its confidence interval at 100*(1-alpha) %.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
if isvector(x), x = x(:); end
n = size(x, 1);
b = sqrt(sum(x.^2, 1) / (2 * n));
ci = sqrt(sum(x.^2, 1) ./ chi2inv([1 - alpha / 2; alpha / 2], 2 * n));
end
