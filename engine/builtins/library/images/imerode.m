% SPDX-License-Identifier: Apache-2.0
function y = imerode(x, se, varargin)
% Erosion of a binary or grayscale image by a structuring element (strel or a matrix of 0 and 1); 'full' keeps all places.
% Example: y = imerode([1 1 1 1 0], [1 1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = morphology('imerode', x, se, false, varargin);
end
