% SPDX-License-Identifier: Apache-2.0
function [m, v] = betastat(a, b)
% Mean and variance of the beta distribution; parameters a, b.
[refused, a, b] = distributionInputs('beta', 'stat', {}, {a, b});
m = a ./ (a + b);
v = m .* b ./ ((a + b) .* (a + b + 1));
m(refused) = NaN;
v(refused) = NaN;
end
