% SPDX-License-Identifier: Apache-2.0
function y = pmmod(x, fc, fs, deviation, phase)
% Phase modulation of a carrier of fc Hz, fs samples a second, by deviation radians for a signal of 1: pmmod(x, fc, fs, deviation), then the phase.
% Example: fs = 1000; y = pmmod(sin(2*pi*5*(0:999)/fs), 100, fs, pi/2);
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5 || isempty(phase), phase = 0; end
if ~(isscalar(deviation) && isreal(deviation) && deviation > 0), error('comm:pmmod:InvalidPhaseDev', 'PHASEDEV must be a real, positive scalar.'); end
[x, row, angles] = carrierInput('pmmod', x, fc, fs, phase);
y = cos(angles + deviation*x);
if row, y = y.'; end
end
