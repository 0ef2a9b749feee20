% SPDX-License-Identifier: Apache-2.0
function x = poissinv(p, varargin)
% Quantile of the Poisson distribution for the probability p;
% parameters lambda.
[unknown, p, lambda] = distributionInputs('poiss', 'inv', {p}, varargin);
x = smallestCount(@(k, i) poisscdf(k, lambda(i)), p, lambda, sqrt(lambda), 0, Inf(size(p)));
x(unknown) = NaN;
end
