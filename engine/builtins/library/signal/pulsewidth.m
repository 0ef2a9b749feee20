% SPDX-License-Identifier: Apache-2.0
function [w, first, second, middle] = pulsewidth(x, varargin)
% How long each pulse lasts between its middle crossings; these and the middle level. pulsewidth(x, fs
% or times); 'Polarity' 'positive' or 'negative', 'MidPercentReferenceLevel', 'StateLevels',
% 'Tolerance'.
% Example: w = pulsewidth([0 0 1 1 1 0 0 1 1 0 0], 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
p = statePulses('pulsewidth', x, varargin);
first = p.first;
second = p.second;
w = second - first;
middle = p.middle;
end
