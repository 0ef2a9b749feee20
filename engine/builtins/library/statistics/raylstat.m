% SPDX-License-Identifier: Apache-2.0
function [m, v] = raylstat(b)
% Mean and variance of the Rayleigh distribution; parameters b.
[refused, b] = distributionInputs('rayl', 'stat', {}, {b});
m = b * sqrt(pi / 2);
v = (2 - pi / 2) * b.^2;
m(refused) = NaN;
v(refused) = NaN;
end
