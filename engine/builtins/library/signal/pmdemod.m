% SPDX-License-Identifier: Apache-2.0
function z = pmdemod(y, fc, fs, deviation, phase)
% The signal of a phase modulation: the arguments of pmmod.
% Example: fs = 1000; z = pmdemod(pmmod(sin(2*pi*5*(0:999)/fs), 100, fs, pi/2), 100, fs, pi/2);
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 5 || isempty(phase), phase = 0; end
if ~(isscalar(deviation) && isreal(deviation) && deviation > 0), error('comm:pmdemod:InvalidPhaseDev', 'PHASEDEV must be a real, positive scalar.'); end
[y, row, angles] = carrierInput('pmdemod', y, fc, fs, phase);
z = angle(hilbert(y).*exp(-1i*angles))/deviation;
if row, z = z.'; end
end
