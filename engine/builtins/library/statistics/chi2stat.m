% SPDX-License-Identifier: Apache-2.0
function [m, v] = chi2stat(v)
% Mean and variance of the chi-square distribution; parameters v.
[refused, v] = distributionInputs('chi2', 'stat', {}, {v});
m = v;
v = 2 * v;
m(refused) = NaN;
v(refused) = NaN;
end
