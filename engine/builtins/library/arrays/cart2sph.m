% SPDX-License-Identifier: Apache-2.0
function [azimuth, elevation, r] = cart2sph(x, y, z)
% Cartesian to spherical coordinates, element by element; a matrix of three columns holds the coordinates beside each other.
% Example: [azimuth, elevation, r] = cart2sph(1, 1, 1)
if nargin == 1, args = {x}; elseif nargin == 2, args = {x, y}; elseif nargin == 3, args = {x, y, z}; else, args = {}; end
[x, y, z] = coordinateArrays('cart2sph', 3, args);
flat = hypot(x, y);
r = hypot(flat, z);
elevation = atan2(z, flat);
azimuth = atan2(y, x);
end
