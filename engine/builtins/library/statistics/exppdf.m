% SPDX-License-Identifier: Apache-2.0
function y = exppdf(x, mu)
% Density of the exponential distribution at x;
% parameters mu (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mu = 1; end
[x, mu] = distributionArguments('exppdf', x, mu);
refused = ~(mu > 0);
mu(refused) = NaN;
unknown = isnan(x) | isnan(mu);
y = exp(-x ./ mu) ./ mu;
y(x < 0) = 0;
y(unknown) = NaN;
end
