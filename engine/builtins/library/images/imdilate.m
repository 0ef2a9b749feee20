% SPDX-License-Identifier: Apache-2.0
function y = imdilate(x, se, varargin)
% Dilation of a binary or grayscale image by a structuring element (strel or a matrix of 0 and 1); 'full' keeps all places.
% Example: y = imdilate([0 0 0 1 0], [1 1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = morphology('imdilate', x, se, true, varargin);
end
