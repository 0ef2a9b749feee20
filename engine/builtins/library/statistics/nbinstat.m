% SPDX-License-Identifier: Apache-2.0
function [m, v] = nbinstat(r, q)
% Mean and variance of the negative binomial distribution; parameters r, q.
[refused, r, q] = distributionInputs('nbin', 'stat', {}, {r, q});
m = r .* (1 - q) ./ q;
v = m ./ q;
m(refused) = NaN;
v(refused) = NaN;
end
