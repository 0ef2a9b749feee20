% SPDX-License-Identifier: Apache-2.0
function [r, lower, upper, lowLevel, highLevel] = slewrate(x, varargin)
% The slope of each transition of a signal with two states between the references, 10 and 90 percent
% unless said; when it crosses both, and their levels. slewrate(x, fs or times);
% 'PercentReferenceLevels', 'StateLevels', 'Tolerance'.
% Example: r = slewrate([0 0 0 1 2 3 3 3 2 1 0 0 0], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = stateTransitions('slewrate', x, varargin, struct());
lower = s.low;
upper = s.high;
r = (s.upper - s.lower)./(upper - lower);
lowLevel = s.lower;
highLevel = s.upper;
end
