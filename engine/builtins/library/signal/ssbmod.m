% SPDX-License-Identifier: Apache-2.0
function y = ssbmod(x, fc, fs, phase, side)
% Amplitude modulation of one side of a carrier, the lower one, or with ssbmod(x, fc, fs, phase, 'upper') the upper one.
% Example: fs = 1000; y = ssbmod(sin(2*pi*5*(0:999)/fs), 100, fs);
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(phase), phase = 0; end
sign = 1;
if nargin > 4
    validatestring(side, {'upper'}, 'ssbmod');
    sign = -1;
end
[x, row, angles] = carrierInput('ssbmod', x, fc, fs, phase);
y = x.*cos(angles) + sign*imag(hilbert(x)).*sin(angles);
if row, y = y.'; end
end
