% SPDX-License-Identifier: Apache-2.0
function x = expinv(p, mu)
% Quantile of the exponential distribution for the probability p;
% parameters mu (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mu = 1; end
[p, mu] = distributionArguments('expinv', p, mu);
p(p < 0 | p > 1) = NaN;
refused = ~(mu > 0);
mu(refused) = NaN;
unknown = isnan(p) | isnan(mu);
x = -mu .* log1p(-p);
x(unknown) = NaN;
end
