% SPDX-License-Identifier: Apache-2.0
function y = wblpdf(x, varargin)
% Density of the Weibull distribution at x;
% parameters a (1), b (1).
[unknown, x, a, b] = distributionInputs('wbl', 'pdf', {x}, varargin);
z = max(x, 0) ./ a;
y = b ./ a .* z.^(b - 1) .* exp(-z.^b);
y(x < 0) = 0;
y(unknown) = NaN;
end
