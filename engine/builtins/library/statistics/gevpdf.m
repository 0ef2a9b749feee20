% SPDX-License-Identifier: Apache-2.0
function y = gevpdf(x, varargin)
% Density of the generalized extreme value distribution at x;
% parameters k (0), sigma (1), mu (0).
[unknown, x, k, sigma, mu] = distributionInputs('gev', 'pdf', {x}, varargin);
z = (x - mu) ./ sigma;
t = max(1 + k .* z, 0).^(-1 ./ k);
t(k == 0) = exp(-z(k == 0));
y = t.^(k + 1) .* exp(-t) ./ sigma;
y(1 + k .* z <= 0) = 0;
y(unknown) = NaN;
end
