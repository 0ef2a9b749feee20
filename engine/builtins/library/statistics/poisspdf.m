% SPDX-License-Identifier: Apache-2.0
function y = poisspdf(x, lambda)
% Probability of the Poisson distribution at x;
% parameters lambda.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, lambda] = distributionArguments('poisspdf', x, lambda);
refused = ~(lambda >= 0);
lambda(refused) = NaN;
unknown = isnan(x) | isnan(lambda);
y = exp(x .* log(lambda) - lambda - gammaln(max(x, 0) + 1));
y(lambda == 0 & x == 0) = 1;
y(lambda == 0 & x ~= 0) = 0;
y(x < 0 | x ~= fix(x) | isinf(x)) = 0;
y(unknown) = NaN;
end
