% SPDX-License-Identifier: Apache-2.0
function x = raylinv(p, b)
% Quantile of the Rayleigh distribution for the probability p;
% parameters b (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, b = 1; end
[p, b] = distributionArguments('raylinv', p, b);
p(p < 0 | p > 1) = NaN;
refused = ~(b > 0);
b(refused) = NaN;
unknown = isnan(p) | isnan(b);
x = b .* sqrt(-2 * log1p(-p));
x(unknown) = NaN;
end
