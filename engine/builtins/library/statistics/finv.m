% SPDX-License-Identifier: Apache-2.0
function x = finv(p, v1, v2)
% Quantile of the F distribution for the probability p;
% parameters v1, v2.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, v1, v2] = distributionArguments('finv', p, v1, v2);
p(p < 0 | p > 1) = NaN;
refused = ~(v1 > 0 & v2 > 0);
v1(refused) = NaN;
v2(refused) = NaN;
unknown = isnan(p) | isnan(v1) | isnan(v2);
q = betaincinv(p, v1 / 2, v2 / 2);
r = betaincinv(p, v2 / 2, v1 / 2, 'upper');
x = v2 .* q ./ (v1 .* r);
x(unknown) = NaN;
end
