% SPDX-License-Identifier: Apache-2.0
function y = gampdf(x, varargin)
% Density of the gamma distribution at x;
% parameters a, b (1).
[unknown, x, a, b] = distributionInputs('gam', 'pdf', {x}, varargin);
y = gammaDensity(max(x, 0) ./ b, a) ./ b;
y(x < 0) = 0;
y(unknown) = NaN;
end
