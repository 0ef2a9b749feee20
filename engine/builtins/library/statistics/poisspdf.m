% SPDX-License-Identifier: Apache-2.0
function y = poisspdf(x, varargin)
% Probability of the Poisson distribution at x;
% parameters lambda.
[unknown, x, lambda] = distributionInputs('poiss', 'pdf', {x}, varargin);
y = exp(x .* log(lambda) - lambda - gammaln(max(x, 0) + 1));
y(lambda == 0 & x == 0) = 1;
y(lambda == 0 & x ~= 0) = 0;
y(x < 0 | x ~= fix(x) | isinf(x)) = 0;
y(unknown) = NaN;
end
