% SPDX-License-Identifier: Apache-2.0
function [d, first, second, next, middle] = dutycycle(x, varargin)
% Length of each pulse over the time to the next one; the middle crossings of both, and their level.
% dutycycle(x, fs or times); the options of pulsewidth. dutycycle(tau, prf) for pulses of known length
% and rate.
% Example: d = dutycycle([0 0 1 1 1 0 0 1 1 0 0], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 2 && isscalar(x)
    d = x.*varargin{1};
    return
end
p = statePulses('dutycycle', x, varargin);
k = ~isnan(p.next);
first = p.first(k);
second = p.second(k);
next = p.next(k);
d = (second - first)./(next - first);
middle = p.middle;
end
