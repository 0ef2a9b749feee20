% SPDX-License-Identifier: Apache-2.0
function y = unifpdf(x, a, b)
% Density of the continuous uniform distribution at x;
% parameters a (0), b (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 0; end
if nargin < 3, b = 1; end
[x, a, b] = distributionArguments('unifpdf', x, a, b);
refused = ~(a < b);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(x) | isnan(a) | isnan(b);
y = (x >= a & x <= b) ./ (b - a);
y(unknown) = NaN;
end
