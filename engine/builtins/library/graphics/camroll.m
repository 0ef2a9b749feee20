% SPDX-License-Identifier: Apache-2.0
function camroll(varargin)
% Turns the camera about the way that it looks: camroll(ax,degrees).
[ax, rest] = leadingAxes(varargin);
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
ahead = camtarget(ax) - campos(ax);
M = makehgtform('axisrotate', ahead, -double(rest{1})*pi/180);
right = cross(ahead, camup(ax));
up = cross(right, ahead);
camup(ax, (M(1:3, 1:3)*(up(:)/norm(up))).');
end
