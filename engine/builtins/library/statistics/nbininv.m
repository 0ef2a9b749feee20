% SPDX-License-Identifier: Apache-2.0
function x = nbininv(p, r, q)
% Quantile of the negative binomial distribution for the probability p;
% parameters r, q.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, r, q] = distributionArguments('nbininv', p, r, q);
p(p < 0 | p > 1) = NaN;
refused = ~(r > 0 & q > 0 & q <= 1);
r(refused) = NaN;
q(refused) = NaN;
unknown = isnan(p) | isnan(r) | isnan(q);
m = r .* (1 - q) ./ q;
x = smallestCount(@(k, i) nbincdf(k, r(i), q(i)), p, m, sqrt(m ./ q), 0, Inf(size(p)));
x(unknown) = NaN;
end
