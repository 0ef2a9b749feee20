% SPDX-License-Identifier: Apache-2.0
function [n, w] = cheb1ord(wp, ws, rp, rs, kind)
% Least order of a Chebyshev filter of the first kind, and its edges, with at most rp decibels in the passband wp and at least rs in the stopband ws.
% Example: n = cheb1ord(0.2, 0.3, 3, 40)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
analogue = nargin > 4 && strcmpi(kind, 's');
ratio = orderBands('cheb1ord', wp, ws, analogue);
n = ceil(acosh(sqrt((10^(0.1*rs) - 1)/(10^(0.1*rp) - 1)))/acosh(ratio));
w = wp;
end
