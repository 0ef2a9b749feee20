% SPDX-License-Identifier: Apache-2.0
function [amount, level, instant] = overshoot(x, varargin)
% The greatest deviation after each transition beyond the state that it reaches, in percent of
% the distance of the two states; its level and time. overshoot(x, fs or times); 'Region' 'Postshoot' or
% 'Preshoot', 'SeekFactor' (3 transitions long), 'StateLevels', 'PercentReferenceLevels', 'Tolerance'.
% Example: p = overshoot([0 0 0 0 1 1.1 0.95 1 1 1 1], 1, 'StateLevels', [0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[amount, level, instant] = stateAberration('overshoot', x, varargin, 1);
end
