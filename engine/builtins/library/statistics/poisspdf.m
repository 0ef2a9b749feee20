% SPDX-License-Identifier: Apache-2.0
function y = poisspdf(x, varargin)
% Probability of the Poisson distribution at x;
% parameters lambda.
[unknown, x, lambda] = distributionInputs('poiss', 'pdf', {x}, varargin);
z = max(x, 0);
z(isinf(z)) = 0;
y = poissonTerm(z, lambda);
y(x < 0 | x ~= fix(x) | isinf(x)) = 0;
y(unknown) = NaN;
end
