% SPDX-License-Identifier: Apache-2.0
function [c, middle] = midcross(x, varargin)
% When a signal with two states crosses the middle between them, on lines between samples.
% midcross(x, fs or times); 'MidPercentReferenceLevel', 'StateLevels', 'Tolerance'.
% Example: c = midcross([0 0 0 1 1 1 0 0], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = stateTransitions('midcross', x, varargin, struct());
c = s.mid;
middle = s.middle;
end
