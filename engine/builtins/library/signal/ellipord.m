% SPDX-License-Identifier: Apache-2.0
function [n, w] = ellipord(wp, ws, rp, rs, kind)
% Least order of an elliptic filter, and its edges, with at most rp decibels in the passband wp and at least rs in the stopband ws (parts of half the
% sampling rate; pairs for bands); 's' for analogue filters.
% Example: [n, w] = ellipord(0.2, 0.3, 1, 40)
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
analogue = nargin > 4 && strcmpi(kind, 's');
ratio = orderBands('ellipord', wp, ws, analogue);
k = 1/ratio;
k1 = sqrt((10^(0.1*rp) - 1)/(10^(0.1*rs) - 1));
K = ellipke([k^2, 1 - k^2]);
K1 = ellipke([k1^2, 1 - k1^2]);
n = max(ceil(K(1)*K1(2)/(K(2)*K1(1))), 1);
w = wp;
end
