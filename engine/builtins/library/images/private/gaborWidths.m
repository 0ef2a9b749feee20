% SPDX-License-Identifier: Apache-2.0
function [sx, sy] = gaborWidths(wavelength, bandwidth, aspect)
% The deviations of a Gabor filter's bell, along the wave and across: where the response is a half, bandwidth octaves apart.
sx = wavelength/pi*sqrt(log(2)/2)*(2^bandwidth + 1)/(2^bandwidth - 1);
sy = sx/aspect;
end
