% SPDX-License-Identifier: Apache-2.0
function y = unidpdf(x, varargin)
% Probability of the discrete uniform distribution at x;
% parameters n.
[unknown, x, n] = distributionInputs('unid', 'pdf', {x}, varargin);
y = (x >= 1 & x <= n & x == fix(x)) ./ n;
y(unknown) = NaN;
end
