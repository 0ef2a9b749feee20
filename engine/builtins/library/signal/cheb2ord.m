% SPDX-License-Identifier: Apache-2.0
function [n, w] = cheb2ord(wp, ws, rp, rs, kind)
% Least order of an inverse Chebyshev filter, and its edges, with at most rp decibels in the passband wp and at least rs in the stopband ws (parts of
% half the sampling rate; pairs for bands); 's' for analogue filters.
% Example: [n, w] = cheb2ord(0.2, 0.3, 1, 40)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
analogue = nargin > 4 && strcmpi(kind, 's');
[ratio, back] = orderBands('cheb2ord', wp, ws, analogue);
n = max(ceil(acosh(sqrt((10^(0.1*rs) - 1)/(10^(0.1*rp) - 1)))/acosh(ratio)), 1);
% The stopband's edge of a prototype whose passband ends at 1 with rp exactly.
edge = cosh(acosh(sqrt((10^(0.1*rs) - 1)/(10^(0.1*rp) - 1)))/n);
w = back(edge);
end
