% SPDX-License-Identifier: Apache-2.0
function [r, lower, upper, lowLevel, highLevel] = risetime(x, varargin)
% How long each transition of a signal with two states takes from the lower to the upper reference, 10 and 90
% percent unless said; when it crosses both, and their levels. risetime(x, fs or times);
% 'PercentReferenceLevels', 'StateLevels', 'Tolerance'.
% Example: r = risetime([0 0 0 1 2 3 3 3 2 1 0 0 0], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = stateTransitions('risetime', x, varargin, struct());
k = s.sign == 1;
lower = s.low(k);
upper = s.high(k);
r = abs(upper - lower);
lowLevel = s.lower;
highLevel = s.upper;
end
