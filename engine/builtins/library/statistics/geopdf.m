% SPDX-License-Identifier: Apache-2.0
function y = geopdf(x, varargin)
% Probability of the geometric distribution at x;
% parameter q.
[unknown, x, q] = distributionInputs('geo', 'pdf', {x}, varargin);
b = max(x, 0) .* log1p(-q);
b(x == 0) = 0;
y = q .* exp(b);
y(x < 0 | x ~= fix(x)) = 0;
y(unknown) = NaN;
end
