% SPDX-License-Identifier: Apache-2.0
function [params, ci] = evfit(x, alpha)
% Parameters [mu sigma] of the extreme value distribution (of minima) by maximum likelihood, and their intervals at the level 1-alpha (0.95).
% Example: params = evfit([1.2 0.3 -0.5 0.8 1.9])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
x = x(~isnan(x));
x = x(:);
s = sqrt(6)*std(x)/pi;
start = [mean(x) + 0.5772*s, log(s)];
back = @(q) [q(1), exp(q(2))];
density = @(x, q) evpdf(x, q(1), q(2));
[params, ci] = likelihoodFit(x, density, start, back, alpha);
end
