% SPDX-License-Identifier: Apache-2.0
function y = tpdf(x, varargin)
% Density of the Student's t distribution at x;
% parameters v.
[unknown, x, v] = distributionInputs('t', 'pdf', {x}, varargin);
h = min(v, realmax) / 2;
c = stirlingError(h + 0.5) - stirlingError(h) - binomialDeviance(h, h + 0.5);
y = exp(c - (v + 1) / 2 .* log1p(x.^2 ./ v)) / sqrt(2 * pi);
wide = isinf(v);
y(wide) = exp(-0.5 * x(wide).^2) / sqrt(2 * pi);
y(unknown) = NaN;
end
