% SPDX-License-Identifier: Apache-2.0
function y = exppdf(x, varargin)
% Density of the exponential distribution at x;
% parameters mu (1).
[unknown, x, mu] = distributionInputs('exp', 'pdf', {x}, varargin);
[z, zl] = exactQuotient(x, 0, mu, 0);
y = exponentialOfSum(-z, -zl) ./ mu;
y(x < 0) = 0;
y(unknown) = NaN;
end
