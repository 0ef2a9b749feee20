% SPDX-License-Identifier: Apache-2.0
function q = polybuffer(p, varargin)
% A polyshape grown by a distance d, or shrunk by a negative one: polybuffer(p, d); or what lies within d of points or of lines (NaN between several):
% polybuffer(P, 'points', d), polybuffer(P, 'lines', d). Options: JointType 'round' (default), 'square' or 'miter', MiterLimit.
% Example: p = polybuffer(polyshape([0 2 2 0], [0 0 2 2]), 1, 'JointType', 'miter'); area(p)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = bufferedPolyshape(p, varargin{:});
end
