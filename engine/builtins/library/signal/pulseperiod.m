% SPDX-License-Identifier: Apache-2.0
function [period, first, second, next, middle] = pulseperiod(x, varargin)
% Time from each pulse to the next one; the middle crossings of both, and their level. pulseperiod(x,
% fs or times); the options of pulsewidth.
% Example: p = pulseperiod([0 0 1 1 1 0 0 1 1 0 0], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
p = statePulses('pulseperiod', x, varargin);
k = ~isnan(p.next);
first = p.first(k);
second = p.second(k);
next = p.next(k);
period = next - first;
middle = p.middle;
end
