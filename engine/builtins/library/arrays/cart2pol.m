% SPDX-License-Identifier: Apache-2.0
function [theta, rho, z] = cart2pol(x, y, z)
% Cartesian to polar or cylindrical coordinates.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
theta = atan2(y, x);
rho = hypot(x, y);
end
