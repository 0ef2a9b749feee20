% SPDX-License-Identifier: Apache-2.0
function x = gaminv(p, a, b)
% Quantile of the gamma distribution for the probability p;
% parameters a, b (1).
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, b = 1; end
[p, a, b] = distributionArguments('gaminv', p, a, b);
p(p < 0 | p > 1) = NaN;
refused = ~(a > 0 & b > 0);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(p) | isnan(a) | isnan(b);
x = gammaincinv(p, a) .* b;
x(unknown) = NaN;
end
