% SPDX-License-Identifier: Apache-2.0
function [m, v] = binostat(n, q)
% Mean and variance of the binomial distribution; parameters n, q.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, q] = distributionArguments('binostat', n, q);
refused = ~(n >= 0 & n == fix(n) & q >= 0 & q <= 1);
m = n .* q;
v = m .* (1 - q);
m(refused) = NaN;
v(refused) = NaN;
end
