% SPDX-License-Identifier: Apache-2.0
function [azimuth, elevation, r] = cart2sph(x, y, z)
% Cartesian to spherical coordinates.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
flat = hypot(x, y);
r = hypot(flat, z);
elevation = atan2(z, flat);
azimuth = atan2(y, x);
end
