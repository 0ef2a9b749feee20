% SPDX-License-Identifier: Apache-2.0
function [n, w] = buttord(wp, ws, rp, rs, kind)
% Least order of a Butterworth filter, and its natural frequencies, with at most rp decibels in the passband wp and at least rs in the
% stopband ws (parts of half the sampling rate; pairs for bands); 's' for analogue filters.
% Example: [n, w] = buttord(0.2, 0.3, 3, 40)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
analogue = nargin > 4 && strcmpi(kind, 's');
[ratio, back] = orderBands('buttord', wp, ws, analogue);
n = max(ceil(log10((10^(0.1*rs) - 1)/(10^(0.1*rp) - 1))/(2*log10(ratio))), 1);
w = back(ratio/(10^(0.1*rs) - 1)^(1/(2*n)));
end
