% SPDX-License-Identifier: Apache-2.0
function [m, v] = geostat(q)
% Mean and variance of the geometric distribution; parameters q.
[refused, q] = distributionInputs('geo', 'stat', {}, {q});
m = (1 - q) ./ q;
v = m ./ q;
m(refused) = NaN;
v(refused) = NaN;
end
