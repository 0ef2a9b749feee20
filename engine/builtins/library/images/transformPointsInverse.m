% SPDX-License-Identifier: Apache-2.0
function [u, v] = transformPointsInverse(tform, varargin)
% Points by the inverse of a map of the plane (affine2d, projective2d, affinetform2d, rigidtform2d): [u, v] = transformPointsInverse(tform, x, y),
% or U = transformPointsInverse(tform, X) with a row a point.
% Example: U = transformPointsInverse(affine2d([2 0 0; 0 1 0; 0 0 1]), [2 1])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[u, v] = mappedPoints(inv(objectState(tform)), varargin, nargout);
end
