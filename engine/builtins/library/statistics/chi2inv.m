% SPDX-License-Identifier: Apache-2.0
function x = chi2inv(p, v)
% Quantile of the chi-square distribution for the probability p;
% parameters v.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, v] = distributionArguments('chi2inv', p, v);
p(p < 0 | p > 1) = NaN;
refused = ~(v > 0);
v(refused) = NaN;
unknown = isnan(p) | isnan(v);
x = 2 * gammaincinv(p, v / 2);
x(unknown) = NaN;
end
