% SPDX-License-Identifier: Apache-2.0
function T = viewmtx(azimuth, elevation, phi, target)
% The matrix that turns the places of axes seen from an angle into those of the picture:
% viewmtx(az,el,phi,xc); phi is the angle of view of a perspective.
if nargin < 3, phi = 0; end
if nargin < 4, target = [0; 0; 0]; end
a = azimuth*pi/180;
e = elevation*pi/180;
T = [cos(a), sin(a), 0, 0; -sin(e)*sin(a), sin(e)*cos(a), cos(e), 0; ...
    cos(e)*sin(a), -cos(e)*cos(a), sin(e), 0; 0, 0, 0, 1];
if phi > 0
    d = sqrt(2)/2/tan(phi*pi/360);
    f = T(1:3, 1:3)*target(:);
    T = [1 0 0 0; 0 1 0 0; 0 0 1 0; 0 0 -1/d 1]*[eye(3), -f; 0 0 0 1]*T;
end
end
