% SPDX-License-Identifier: Apache-2.0
function z = amdemod(y, fc, fs, phase, amplitude, b, a)
% The signal of an amplitude modulation: the arguments of ammod, then the lowpass filter b, a (of Butterworth, order 5).
% Example: fs = 1000; z = amdemod(ammod(sin(2*pi*5*(0:999)/fs), 100, fs), 100, fs);
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(phase), phase = 0; end
if nargin < 5 || isempty(amplitude), amplitude = 0; end
filter = {};
if nargin > 6, filter = {b, a}; end
[y, row, angles] = carrierInput('amdemod', y, fc, fs, phase);
z = belowCarrier(y.*cos(angles), fc, fs, filter) - amplitude;
if row, z = z.'; end
end
