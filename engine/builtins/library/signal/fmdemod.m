% SPDX-License-Identifier: Apache-2.0
function z = fmdemod(y, fc, fs, deviation, phase)
% The signal of a frequency modulation: the arguments of fmmod.
% Example: fs = 1000; z = fmdemod(fmmod(sin(2*pi*5*(0:999)/fs), 100, fs, 50), 100, fs, 50);
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5 || isempty(phase), phase = 0; end
if ~(isscalar(deviation) && isreal(deviation) && deviation > 0), error('comm:fmdemod:InvalidFreqDev', 'FREQDEV must be a real, positive scalar.'); end
[y, row, angles] = carrierInput('fmdemod', y, fc, fs, phase);
turned = unwrap(angle(hilbert(y).*exp(-1i*angles)), [], 1);
z = [zeros(1, size(y, 2)); diff(turned, 1, 1)]*fs/(2*pi*deviation);
if row, z = z.'; end
end
