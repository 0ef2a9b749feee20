% SPDX-License-Identifier: Apache-2.0
function y = unifpdf(x, varargin)
% Density of the continuous uniform distribution at x;
% parameters a (0), b (1).
[unknown, x, a, b] = distributionInputs('unif', 'pdf', {x}, varargin);
y = (x >= a & x <= b) ./ (b - a);
y(unknown) = NaN;
end
