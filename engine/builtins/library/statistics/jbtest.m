% SPDX-License-Identifier: Apache-2.0
function [h, p, stat, cv] = jbtest(x, alpha)
% Jarque and Bera's test: are skewness and kurtosis those of a normal distribution? Levels are those of the limit, chi-square of 2.
% Example: [h, p] = jbtest([1 2 2 3 9 2 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 0.05; end
x = x(~isnan(x));
x = x(:);
n = numel(x);
stat = n/6*(skewness(x)^2 + (kurtosis(x) - 3)^2/4);
p = exp(-stat/2);
cv = -2*log(alpha);
h = double(p <= alpha);
end
