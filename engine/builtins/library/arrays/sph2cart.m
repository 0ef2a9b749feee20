% SPDX-License-Identifier: Apache-2.0
function [x, y, z] = sph2cart(azimuth, elevation, r)
% Spherical to Cartesian coordinates, element by element; a matrix of three columns holds the coordinates beside each other.
% Example: [x, y, z] = sph2cart(pi/4, 0, 1)
if nargin == 1, args = {azimuth}; elseif nargin == 2, args = {azimuth, elevation}; elseif nargin == 3, args = {azimuth, elevation, r}; else, args = {}; end
[azimuth, elevation, r] = coordinateArrays('sph2cart', 3, args);
z = r .* sin(elevation);
flat = r .* cos(elevation);
x = flat .* cos(azimuth);
y = flat .* sin(azimuth);
end
