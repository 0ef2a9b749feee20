% SPDX-License-Identifier: Apache-2.0
function [m, v] = wblstat(a, b)
% Mean and variance of the Weibull distribution; parameters a, b.
[refused, a, b] = distributionInputs('wbl', 'stat', {}, {a, b});
m = a .* gamma(1 + 1 ./ b);
v = a.^2 .* (gamma(1 + 2 ./ b) - gamma(1 + 1 ./ b).^2);
m(refused) = NaN;
v(refused) = NaN;
end
