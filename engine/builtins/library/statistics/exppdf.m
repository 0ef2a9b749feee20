% SPDX-License-Identifier: Apache-2.0
function y = exppdf(x, varargin)
% Density of the exponential distribution at x;
% parameters mu (1).
[unknown, x, mu] = distributionInputs('exp', 'pdf', {x}, varargin);
y = exp(-x ./ mu) ./ mu;
y(x < 0) = 0;
y(unknown) = NaN;
end
