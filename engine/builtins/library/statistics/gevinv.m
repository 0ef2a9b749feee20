% SPDX-License-Identifier: Apache-2.0
function x = gevinv(p, varargin)
% Quantile of the generalized extreme value distribution for the probability p;
% parameters k (0), sigma (1), mu (0).
[unknown, p, k, sigma, mu] = distributionInputs('gev', 'inv', {p}, varargin);
l = -log(p);
z = (l.^(-k) - 1) ./ k;
z(k == 0) = -log(l(k == 0));
x = mu + sigma .* z;
x(unknown) = NaN;
end
