% SPDX-License-Identifier: Apache-2.0
function [m, v] = unidstat(n)
% Mean and variance of the discrete uniform distribution; parameters n.
[refused, n] = distributionInputs('unid', 'stat', {}, {n});
m = (n + 1) / 2;
v = (n.^2 - 1) / 12;
m(refused) = NaN;
v(refused) = NaN;
end
