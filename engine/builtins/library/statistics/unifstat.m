% SPDX-License-Identifier: Apache-2.0
function [m, v] = unifstat(a, b)
% Mean and variance of the continuous uniform distribution; parameters a, b.
[refused, a, b] = distributionInputs('unif', 'stat', {}, {a, b});
m = (a + b) / 2;
v = (b - a).^2 / 12;
m(refused) = NaN;
v(refused) = NaN;
end
