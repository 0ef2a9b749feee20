% SPDX-License-Identifier: Apache-2.0
function x = geoinv(p, varargin)
% Quantile of the geometric distribution for the probability p;
% parameter q.
[unknown, p, q] = distributionInputs('geo', 'inv', {p}, varargin);
x = max(ceil(log1p(-p) ./ log1p(-q) - 1), 0);
x(q == 1) = 0;
low = x > 0 & isfinite(x) & geocdf(x - 1, q) >= p;
x(low) = x(low) - 1;
x(unknown) = NaN;
end
