% SPDX-License-Identifier: Apache-2.0
function y = evpdf(x, varargin)
% Density of the extreme value (smallest) distribution at x;
% parameters mu (0), sigma (1).
[unknown, x, mu, sigma] = distributionInputs('ev', 'pdf', {x}, varargin);
z = (x - mu) ./ sigma;
y = exp(z - exp(z)) ./ sigma;
y(unknown) = NaN;
end
