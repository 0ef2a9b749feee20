% SPDX-License-Identifier: Apache-2.0
function y = fpdf(x, v1, v2)
% Density of the F distribution at x;
% parameters v1, v2.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, v1, v2] = distributionArguments('fpdf', x, v1, v2);
refused = ~(v1 > 0 & v2 > 0);
v1(refused) = NaN;
v2(refused) = NaN;
unknown = isnan(x) | isnan(v1) | isnan(v2);
y = exp(v1 / 2 .* log(v1) + v2 / 2 .* log(v2) + (v1 / 2 - 1) .* log(x) - (v1 + v2) / 2 .* log(v2 + v1 .* x) - betaln(v1 / 2, v2 / 2));
y(x == 0 & v1 == 2) = 1;
y(x < 0 | x == Inf) = 0;
y(unknown) = NaN;
end
