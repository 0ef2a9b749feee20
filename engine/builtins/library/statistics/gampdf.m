% SPDX-License-Identifier: Apache-2.0
function y = gampdf(x, varargin)
% Density of the gamma distribution at x;
% parameters a, b (1).
[unknown, x, a, b] = distributionInputs('gam', 'pdf', {x}, varargin);
z = x ./ b;
y = exp((a - 1) .* log(z) - z - gammaln(a)) ./ b;
y(z == 0 & a == 1) = 1 ./ b(z == 0 & a == 1);
y(x < 0) = 0;
y(unknown) = NaN;
end
