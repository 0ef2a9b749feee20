% SPDX-License-Identifier: Apache-2.0
function y = geopdf(x, varargin)
% Probability of the geometric distribution at x;
% parameter q.
[unknown, x, q] = distributionInputs('geo', 'pdf', {x}, varargin);
[p, pl] = exactSum(1, -q);
y = q .* powerOfSum(max(x, 0), p, pl);
y(x < 0 | x ~= fix(x)) = 0;
y(unknown) = NaN;
end
