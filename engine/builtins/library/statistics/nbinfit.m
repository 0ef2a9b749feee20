% SPDX-License-Identifier: Apache-2.0
function [params, ci] = nbinfit(x, alpha)
% Parameters [r p] of the negative binomial distribution by maximum likelihood, and their intervals at the level 1-alpha (0.95).
% Example: params = nbinfit([0 2 5 1 9 3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
x = x(~isnan(x));
x = x(:);
m = mean(x); v = max(var(x), m*1.1);
p = m/v;
start = [log(m*p/(1 - p)), log(p/(1 - p))];
back = @(q) [exp(q(1)), 1/(1 + exp(-q(2)))];
density = @(x, q) nbinpdf(x, q(1), q(2));
[params, ci] = likelihoodFit(x, density, start, back, alpha);
end
