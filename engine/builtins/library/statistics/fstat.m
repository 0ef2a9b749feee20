% SPDX-License-Identifier: Apache-2.0
function [m, v] = fstat(a, b)
% Mean and variance of the F distribution; parameters a, b.
[refused, a, b] = distributionInputs('f', 'stat', {}, {a, b});
m = b ./ (b - 2);
m(b <= 2) = NaN;
v = 2 * b.^2 .* (a + b - 2) ./ (a .* (b - 2).^2 .* (b - 4));
v(b <= 4) = NaN;
m(refused) = NaN;
v(refused) = NaN;
end
