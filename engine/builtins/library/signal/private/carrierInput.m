% SPDX-License-Identifier: Apache-2.0
function [x, row, angles] = carrierInput(who, x, fc, fs, phase)
% A signal as columns, whether it was a row, and the angles of a carrier of the frequency fc at its samples.
if ~isnumeric(x) || ~isreal(x), error(sprintf('comm:%s:NonRealX', who), 'The signal must be real.'); end
if ~(isscalar(fc) && isreal(fc) && fc > 0), error(sprintf('comm:%s:InvalidFc', who), 'Fc must be a real, positive scalar.'); end
if ~(isscalar(fs) && isreal(fs) && fs > 0), error(sprintf('comm:%s:InvalidFs', who), 'Fs must be a real, positive scalar.'); end
if fs < 2*fc, error(sprintf('comm:%s:FsLessThan2Fc', who), 'Fs must be at least 2*Fc.'); end
if ~(isscalar(phase) && isreal(phase)), error(sprintf('comm:%s:InvalidIniPhase', who), 'INI_PHASE must be a real scalar.'); end
row = isrow(x);
x = double(x);
if row, x = x(:); end
angles = 2*pi*fc*(0:size(x, 1) - 1)'/fs + phase;
end
