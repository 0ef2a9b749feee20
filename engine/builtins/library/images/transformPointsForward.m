% SPDX-License-Identifier: Apache-2.0
function [x, y] = transformPointsForward(tform, varargin)
% Points by a map of the plane (affine2d, projective2d, affinetform2d, rigidtform2d): [x, y] = transformPointsForward(tform, u, v), or
% X = transformPointsForward(tform, U) with a row a point.
% Example: X = transformPointsForward(affine2d([2 0 0; 0 1 0; 0 0 1]), [1 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[x, y] = mappedPoints(objectState(tform), varargin, nargout);
end
