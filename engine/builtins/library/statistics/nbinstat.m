% SPDX-License-Identifier: Apache-2.0
function [m, v] = nbinstat(r, q)
% Mean and variance of the negative binomial distribution; parameters r, q.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[r, q] = distributionArguments('nbinstat', r, q);
refused = ~(r > 0 & q > 0 & q <= 1);
m = r .* (1 - q) ./ q;
v = m ./ q;
m(refused) = NaN;
v(refused) = NaN;
end
