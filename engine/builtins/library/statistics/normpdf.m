% SPDX-License-Identifier: Apache-2.0
function y = normpdf(x, varargin)
% Density of the normal distribution at x;
% parameters mu (0), sigma (1).
[unknown, x, mu, sigma] = distributionInputs('norm', 'pdf', {x}, varargin);
y = exp(-0.5 * ((x - mu) ./ sigma).^2) ./ (sqrt(2 * pi) * sigma);
y(unknown) = NaN;
end
