% SPDX-License-Identifier: Apache-2.0
function [amount, level, instant] = undershoot(x, varargin)
% The greatest deviation after each transition short of the state that it has reached, in percent of
% the distance of the two states; its level and time. undershoot(x, fs or times); 'Region' 'Postshoot' or
% 'Preshoot', 'SeekFactor' (3 transitions long), 'StateLevels', 'PercentReferenceLevels', 'Tolerance'.
% Example: p = undershoot([0 0 0 0 1 1.1 0.95 1 1 1 1], 1, 'StateLevels', [0 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[amount, level, instant] = stateAberration('undershoot', x, varargin, -1);
end
