% SPDX-License-Identifier: Apache-2.0
function x = poissinv(p, lambda)
% Quantile of the Poisson distribution for the probability p;
% parameters lambda.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[p, lambda] = distributionArguments('poissinv', p, lambda);
p(p < 0 | p > 1) = NaN;
refused = ~(lambda >= 0);
lambda(refused) = NaN;
unknown = isnan(p) | isnan(lambda);
x = smallestCount(@(k, i) poisscdf(k, lambda(i)), p, lambda, sqrt(lambda), 0, Inf(size(p)));
x(unknown) = NaN;
end
