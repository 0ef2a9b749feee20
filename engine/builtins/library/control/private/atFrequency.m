% SPDX-License-Identifier: Apache-2.0
function x = atFrequency(s, w)
% The points at which frequencies lie: j*w, or on the unit circle.
if s.Ts == 0, x = 1i*w; else, x = exp(1i*w*abs(s.Ts)); end
end
