% SPDX-License-Identifier: Apache-2.0
function y = chi2pdf(x, v)
% Density of the chi-square distribution at x;
% parameters v.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, v] = distributionArguments('chi2pdf', x, v);
refused = ~(v > 0);
v(refused) = NaN;
unknown = isnan(x) | isnan(v);
y = exp((v / 2 - 1) .* log(x / 2) - x / 2 - gammaln(v / 2)) / 2;
y(x == 0 & v == 2) = 0.5;
y(x < 0) = 0;
y(unknown) = NaN;
end
