% SPDX-License-Identifier: Apache-2.0
function x = betainv(p, a, b)
% Quantile of the beta distribution for the probability p;
% parameters a, b.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, a, b] = distributionArguments('betainv', p, a, b);
p(p < 0 | p > 1) = NaN;
refused = ~(a > 0 & b > 0);
a(refused) = NaN;
b(refused) = NaN;
unknown = isnan(p) | isnan(a) | isnan(b);
x = betaincinv(p, a, b);
x(unknown) = NaN;
end
