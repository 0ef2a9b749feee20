% SPDX-License-Identifier: Apache-2.0
function [m, v] = binostat(n, q)
% Mean and variance of the binomial distribution; parameters n, q.
[refused, n, q] = distributionInputs('bino', 'stat', {}, {n, q});
m = n .* q;
v = m .* (1 - q);
m(refused) = NaN;
v(refused) = NaN;
end
