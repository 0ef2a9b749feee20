% SPDX-License-Identifier: Apache-2.0
function [x, y, z] = pol2cart(theta, rho, z)
% Polar or cylindrical to Cartesian coordinates.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = rho .* cos(theta);
y = rho .* sin(theta);
end
