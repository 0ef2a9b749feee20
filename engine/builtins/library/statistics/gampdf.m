% SPDX-License-Identifier: Apache-2.0
function y = gampdf(x, varargin)
% Density of the gamma distribution at x;
% parameters a, b (1).
[unknown, x, a, b] = distributionInputs('gam', 'pdf', {x}, varargin);
[z, zl] = exactQuotient(max(x, 0), 0, b, 0);
y = gammaDensity(z, zl, a) ./ b;
y(x < 0) = 0;
y(unknown) = NaN;
end
