% SPDX-License-Identifier: Apache-2.0
function [m, v] = gamstat(a, b)
% Mean and variance of the gamma distribution; parameters a, b.
[refused, a, b] = distributionInputs('gam', 'stat', {}, {a, b});
m = a .* b;
v = a .* b.^2;
m(refused) = NaN;
v(refused) = NaN;
end
