% SPDX-License-Identifier: Apache-2.0
function y = normpdf(x, varargin)
% Density of the normal distribution at x;
% parameters mu (0), sigma (1).
[unknown, x, mu, sigma] = distributionInputs('norm', 'pdf', {x}, varargin);
[d, dl] = exactSum(x, -mu);
y = bellOfQuotient(d, dl, sigma) ./ (sqrt(2 * pi) * sigma);
y(unknown) = NaN;
end
