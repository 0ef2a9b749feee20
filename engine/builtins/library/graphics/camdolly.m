% SPDX-License-Identifier: Apache-2.0
function camdolly(varargin)
% Moves the camera and what it looks at: camdolly(ax,dx,dy,dz), in shares of what is seen to the right and
% up, and of the way to the target; 'fixtarget' moves the camera alone, 'data' moves by units of the data.
[ax, rest] = leadingAxes(varargin);
if numel(rest) < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[dx, dy, dz] = rest{1:3};
words = rest(4:end);
at = campos(ax);
to = camtarget(ax);
if any(strcmpi(words, 'data'))
    move = [dx dy dz];
else
    ahead = to - at;
    far = norm(ahead);
    ahead = ahead/far;
    right = cross(ahead, camup(ax));
    right = right/norm(right);
    up = cross(right, ahead);
    half = far*tan(camva(ax)*pi/360);
    move = dx*half*right + dy*half*up + dz*far*ahead;
end
campos(ax, at + move);
if ~any(strcmpi(words, 'fixtarget')), camtarget(ax, to + move); end
end
