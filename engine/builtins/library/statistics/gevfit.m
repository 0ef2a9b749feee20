% SPDX-License-Identifier: Apache-2.0
function [params, ci] = gevfit(x, alpha)
% Parameters [k sigma mu] of the generalised extreme value distribution by maximum likelihood, and their intervals at the level 1-alpha (0.95).
% Example: params = gevfit([1.2 0.3 -0.5 0.8 1.9 4.2 2.2])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
x = x(~isnan(x));
x = x(:);
s = sqrt(6)*std(x)/pi;
start = [0.05, log(s), mean(x) - 0.5772*s];
back = @(q) [q(1), exp(q(2)), q(3)];
density = @(x, q) gevpdf(x, q(1), q(2), q(3));
[params, ci] = likelihoodFit(x, density, start, back, alpha);
end
