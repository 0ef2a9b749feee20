% SPDX-License-Identifier: Apache-2.0
function [x, y, z] = pol2cart(theta, rho, z)
% Polar or cylindrical to Cartesian coordinates, element by element; a matrix of two or three columns holds the coordinates beside each other.
% Example: [x, y] = pol2cart(pi/2, 2)
if nargin < 3, z = []; end
if nargin == 1, args = {theta}; elseif nargin == 2, args = {theta, rho}; elseif nargin == 3, args = {theta, rho, z}; else, args = {}; end
[theta, rho, z] = coordinateArrays('pol2cart', 2, args);
x = rho .* cos(theta);
y = rho .* sin(theta);
end
