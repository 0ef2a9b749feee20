% SPDX-License-Identifier: Apache-2.0
function y = fmmod(x, fc, fs, deviation, phase)
% Frequency modulation of a carrier of fc Hz, fs samples a second, by deviation Hz for a signal of 1: fmmod(x, fc, fs, deviation), then the phase.
% Example: fs = 1000; y = fmmod(sin(2*pi*5*(0:999)/fs), 100, fs, 50);
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5 || isempty(phase), phase = 0; end
if ~(isscalar(deviation) && isreal(deviation) && deviation > 0), error('comm:fmmod:InvalidFreqDev', 'FREQDEV must be a real, positive scalar.'); end
[x, row, angles] = carrierInput('fmmod', x, fc, fs, phase);
y = cos(angles + 2*pi*deviation*cumsum(x, 1)/fs);
if row, y = y.'; end
end
