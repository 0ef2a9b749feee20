% SPDX-License-Identifier: Apache-2.0
function x = wblinv(p, a, b)
% Quantile of the Weibull distribution for the probability p;
% parameters a (1), b (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 1; end
if nargin < 3, b = 1; end
[p, a, b] = distributionArguments('wblinv', p, a, b);
p(p < 0 | p > 1) = NaN;
refused = ~(a > 0 & b > 0);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(p) | isnan(a) | isnan(b);
x = a .* (-log1p(-p)).^(1 ./ b);
x(unknown) = NaN;
end
