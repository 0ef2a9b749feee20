% SPDX-License-Identifier: Apache-2.0
function y = fpdf(x, varargin)
% Density of the F distribution at x;
% parameters v1, v2.
[unknown, x, v1, v2] = distributionInputs('f', 'pdf', {x}, varargin);
y = exp(v1 / 2 .* log(v1) + v2 / 2 .* log(v2) + (v1 / 2 - 1) .* log(x) - (v1 + v2) / 2 .* log(v2 + v1 .* x) - betaln(v1 / 2, v2 / 2));
y(x == 0 & v1 == 2) = 1;
y(x < 0 | x == Inf) = 0;
y(unknown) = NaN;
end
