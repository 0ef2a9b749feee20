% SPDX-License-Identifier: Apache-2.0
function y = nbinpdf(x, r, q)
% Probability of the negative binomial distribution at x;
% parameters r, q.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, r, q] = distributionArguments('nbinpdf', x, r, q);
refused = ~(r > 0 & q > 0 & q <= 1);
r(refused) = NaN;
q(refused) = NaN;
unknown = isnan(x) | isnan(r) | isnan(q);
k = max(x, 0);
b = k .* log1p(-q);
b(k == 0) = 0;
y = exp(gammaln(r + k) - gammaln(k + 1) - gammaln(r) + r .* log(q) + b);
y(x < 0 | x ~= fix(x) | isinf(x)) = 0;
y(unknown) = NaN;
end
