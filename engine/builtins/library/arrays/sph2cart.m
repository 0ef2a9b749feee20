% SPDX-License-Identifier: Apache-2.0
function [x, y, z] = sph2cart(azimuth, elevation, r)
% Spherical to Cartesian coordinates.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
z = r .* sin(elevation);
flat = r .* cos(elevation);
x = flat .* cos(azimuth);
y = flat .* sin(azimuth);
end
