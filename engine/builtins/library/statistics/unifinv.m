% SPDX-License-Identifier: Apache-2.0
function x = unifinv(p, a, b)
% Quantile of the continuous uniform distribution for the probability p;
% parameters a (0), b (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, a = 0; end
if nargin < 3, b = 1; end
[p, a, b] = distributionArguments('unifinv', p, a, b);
p(p < 0 | p > 1) = NaN;
refused = ~(a < b);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(p) | isnan(a) | isnan(b);
x = a + p .* (b - a);
x(unknown) = NaN;
end
