% SPDX-License-Identifier: Apache-2.0
function x = unidinv(p, n)
% Quantile of the discrete uniform distribution for the probability p;
% parameters n.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, n] = distributionArguments('unidinv', p, n);
p(p < 0 | p > 1) = NaN;
refused = ~(n >= 1 & n == fix(n));
n(refused) = NaN;
unknown = isnan(p) | isnan(n);
x = ceil(n .* p);
x(p == 0) = NaN;
x(unknown) = NaN;
end
