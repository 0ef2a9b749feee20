% SPDX-License-Identifier: Apache-2.0
function [c, r] = resonance(name, w0, bw, ab, notch)
% The cosine of the frequency of a notch or peak and the square of its poles' radius: the bilinear transform of an analogue resonance
% with the gain of ab decibels at the edges of the width (Orfanidis, Introduction to Signal Processing, 1996).
if ~(isnumeric(w0) && isscalar(w0) && w0 > 0 && w0 < 1)
    error(['signal:' name ':InvalidFrequency'], 'The frequency must lie between 0 and 1.');
elseif ~(isnumeric(bw) && isscalar(bw) && bw > 0 && bw < 1)
    error(['signal:' name ':InvalidBandwidth'], 'The bandwidth must lie between 0 and 1.');
elseif ~(isnumeric(ab) && isscalar(ab) && isreal(ab) && ab ~= 0)
    error(['signal:' name ':InvalidAttenuation'], 'The attenuation must be a real number other than 0.');
end
gain = 10^(-abs(ab)/20);
slope = sqrt(1 - gain^2)/gain;
if ~notch, slope = 1/slope; end
beta = slope*tan(bw*pi/2);
c = cos(w0*pi);
r = 2/(1 + beta) - 1;
end
