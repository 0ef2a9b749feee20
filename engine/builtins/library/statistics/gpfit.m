% SPDX-License-Identifier: Apache-2.0
function [params, ci] = gpfit(x, alpha)
% Parameters [k sigma] of the generalised Pareto distribution of threshold 0 by maximum likelihood, and their intervals at the level 1-alpha (0.95).
% Example: params = gpfit([0.2 0.9 1.5 0.4 3.1 0.1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
x = x(~isnan(x));
x = x(:);
m = mean(x); v = var(x);
k = 0.5*(1 - m^2/v);
start = [k, log(max(0.5*m*(m^2/v + 1), max(x)*max(-k, 0)*1.1 + realmin))];
back = @(q) [q(1), exp(q(2))];
density = @(x, q) gppdf(x, q(1), q(2), 0);
[params, ci] = likelihoodFit(x, density, start, back, alpha);
end
