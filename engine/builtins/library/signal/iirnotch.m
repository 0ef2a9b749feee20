% SPDX-License-Identifier: Apache-2.0
function [b, a] = iirnotch(w0, bw, ab)
% Filter of second order that lets all pass but a notch at w0, a part of half the rate: bw is its width where the attenuation is ab decibels
% (3.01).
% Example: [b, a] = iirnotch(60/150, 60/150/35);
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, ab = -10*log10(0.5); end
[c, r] = resonance('iirnotch', w0, bw, ab, true);
b = (1 + r)/2*[1, -2*c, 1];
a = [1, -c*(1 + r), r];
end
