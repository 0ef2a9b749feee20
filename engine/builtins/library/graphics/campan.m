% SPDX-License-Identifier: Apache-2.0
function campan(varargin)
% Turns what the camera looks at about the camera: campan(ax,right,up), in degrees.
[ax, rest] = leadingAxes(varargin);
if numel(rest) < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
at = campos(ax);
ahead = camtarget(ax) - at;
right = cross(ahead, camup(ax));
up = cross(right, ahead);
M = makehgtform('axisrotate', up, -double(rest{1})*pi/180, 'axisrotate', right, double(rest{2})*pi/180);
camtarget(ax, at + (M(1:3, 1:3)*ahead(:)).');
end
