% SPDX-License-Identifier: Apache-2.0
function z = ssbdemod(y, fc, fs, phase, b, a)
% The signal of an amplitude modulation of one side: ssbdemod(y, fc, fs), (y, fc, fs, phase), then the lowpass filter b, a (of Butterworth, order 5).
% Example: fs = 1000; z = ssbdemod(ssbmod(sin(2*pi*5*(0:999)/fs), 100, fs), 100, fs);
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(phase), phase = 0; end
filter = {};
if nargin > 5, filter = {b, a}; end
[y, row, angles] = carrierInput('ssbdemod', y, fc, fs, phase);
z = belowCarrier(y.*cos(angles), fc, fs, filter);
if row, z = z.'; end
end
