% SPDX-License-Identifier: Apache-2.0
function y = ammod(x, fc, fs, phase, amplitude)
% Amplitude modulation of a carrier of fc Hz, fs samples a second: ammod(x, fc, fs), (x, fc, fs, phase), (x, fc, fs, phase, amplitude of the carrier; 0:
% without the carrier). A matrix has a signal a column.
% Example: fs = 1000; y = ammod(sin(2*pi*5*(0:999)/fs), 100, fs);
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(phase), phase = 0; end
if nargin < 5, amplitude = 0; end
[x, row, angles] = carrierInput('ammod', x, fc, fs, phase);
y = (x + amplitude).*cos(angles);
if row, y = y.'; end
end
