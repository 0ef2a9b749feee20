% SPDX-License-Identifier: Apache-2.0
function [b, a] = iirpeak(w0, bw, ab)
% Filter of second order with a peak at w0, a part of half the rate, and zeros at both ends: bw is its width where the attenuation is ab
% decibels (3.01).
% Example: [b, a] = iirpeak(60/150, 60/150/35);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, ab = -10*log10(0.5); end
[c, r] = resonance('iirpeak', w0, bw, ab, false);
b = (1 - r)/2*[1, 0, -1];
a = [1, -c*(1 + r), r];
end
