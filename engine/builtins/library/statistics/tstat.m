% SPDX-License-Identifier: Apache-2.0
function [m, v] = tstat(n)
% Mean and variance of the Student's t distribution; parameters n.
[refused, n] = distributionInputs('t', 'stat', {}, {n});
m = zeros(size(n));
m(n <= 1) = NaN;
v = n ./ (n - 2);
v(n <= 2) = NaN;
v(isinf(n)) = 1;
m(refused) = NaN;
v(refused) = NaN;
end
