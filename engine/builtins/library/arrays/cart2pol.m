% SPDX-License-Identifier: Apache-2.0
function [theta, rho, z] = cart2pol(x, y, z)
% Cartesian to polar or cylindrical coordinates, element by element; a matrix of two or three columns holds the coordinates beside each other.
% Example: [theta, rho] = cart2pol([0 1], [1 1])
if nargin < 3, z = []; end
if nargin == 1, args = {x}; elseif nargin == 2, args = {x, y}; elseif nargin == 3, args = {x, y, z}; else, args = {}; end
[x, y, z] = coordinateArrays('cart2pol', 2, args);
theta = atan2(y, x);
rho = hypot(x, y);
end
