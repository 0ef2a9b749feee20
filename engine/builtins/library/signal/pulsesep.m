% SPDX-License-Identifier: Apache-2.0
function [gap, first, second, next, middle] = pulsesep(x, varargin)
% Time from the end of each pulse to the start of the next one; the middle crossings of both, and
% their level. pulsesep(x, fs or times); the options of pulsewidth.
% Example: s = pulsesep([0 0 1 1 1 0 0 1 1 0 0], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
p = statePulses('pulsesep', x, varargin);
k = ~isnan(p.next);
first = p.first(k);
second = p.second(k);
next = p.next(k);
gap = next - second;
middle = p.middle;
end
