% SPDX-License-Identifier: Apache-2.0
function [p, low, high] = tailsOf(o, t, cdf, quantiles)
% The level of a symmetric statistic t, and the limits of its interval in units of its error.
switch lower(o.Tail)
    case 'both', p = 2*cdf(-abs(t)); high = quantiles(1 - o.Alpha/2); low = -high;
    case 'right', p = cdf(-t); low = -quantiles(1 - o.Alpha); high = Inf;
    case 'left', p = cdf(t); high = quantiles(1 - o.Alpha); low = -Inf;
    otherwise, error('stats:BadTail', 'Tail must be ''both'', ''right'' or ''left''.');
end
end


