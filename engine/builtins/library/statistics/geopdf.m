% SPDX-License-Identifier: Apache-2.0
function y = geopdf(x, q)
% Probability of the geometric distribution at x;
% parameter q.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, q] = distributionArguments('geopdf', x, q);
refused = ~(q > 0 & q <= 1);
q(refused) = NaN;
unknown = isnan(x) | isnan(q);
b = max(x, 0) .* log1p(-q);
b(x == 0) = 0;
y = q .* exp(b);
y(x < 0 | x ~= fix(x)) = 0;
y(unknown) = NaN;
end
