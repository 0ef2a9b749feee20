% SPDX-License-Identifier: Apache-2.0
function x = geoinv(p, q)
% Quantile of the geometric distribution for the probability p;
% parameter q.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, q] = distributionArguments('geoinv', p, q);
p(p < 0 | p > 1) = NaN;
refused = ~(q > 0 & q <= 1);
q(refused) = NaN;
unknown = isnan(p) | isnan(q);
x = max(ceil(log1p(-p) ./ log1p(-q) - 1), 0);
x(q == 1) = 0;
low = x > 0 & isfinite(x) & geocdf(x - 1, q) >= p;
x(low) = x(low) - 1;
x(unknown) = NaN;
end
