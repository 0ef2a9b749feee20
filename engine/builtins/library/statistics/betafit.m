% SPDX-License-Identifier: Apache-2.0
function [params, ci] = betafit(x, alpha)
% Parameters [a b] of the beta distribution by maximum likelihood, and their intervals at the level 1-alpha (0.95).
% Example: params = betafit([0.2 0.4 0.5 0.7 0.35])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
x = x(~isnan(x));
x = x(:);
m = mean(x); v = var(x); c = max(m*(1 - m)/v - 1, 0.1);
start = log([m*c, (1 - m)*c]);
back = @(q) exp(q);
density = @(x, q) betapdf(x, q(1), q(2));
[params, ci] = likelihoodFit(x, density, start, back, alpha);
end
