% SPDX-License-Identifier: Apache-2.0
function checkRate(name, n, phase)
% The factor and the phase of upsample and downsample.
if ~(isnumeric(n) && isscalar(n) && n >= 1 && n == round(n))
    error(['signal:' name ':InvalidSampleRate'], 'Sample rate must be a positive integer.');
end
if ~(isnumeric(phase) && isscalar(phase) && phase >= 0 && phase < n && phase == round(phase))
    error(['signal:' name ':InvalidPhase'], 'Offset must be from 0 to N-1.');
end
end
