% SPDX-License-Identifier: Apache-2.0
function w = griddata3(x, y, z, v, xi, yi, zi, varargin)
% Values at scattered points of space, interpolated at others: the older form of griddata, methods 'linear' and 'nearest'.
% Example: [x, y, z] = ndgrid(0:1); w = griddata3(x(:), y(:), z(:), x(:) + y(:), 0.5, 0.5, 0.25)
if nargin < 7, error('MATLAB:minrhs', 'Not enough input arguments.'); end
w = griddata(x, y, z, v, xi, yi, zi, varargin{:});
end
