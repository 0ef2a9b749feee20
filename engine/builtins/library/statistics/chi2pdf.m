% SPDX-License-Identifier: Apache-2.0
function y = chi2pdf(x, varargin)
% Density of the chi-square distribution at x;
% parameters v.
[unknown, x, v] = distributionInputs('chi2', 'pdf', {x}, varargin);
y = gammaDensity(max(x, 0) / 2, 0, v / 2) / 2;
y(x < 0) = 0;
y(unknown) = NaN;
end
