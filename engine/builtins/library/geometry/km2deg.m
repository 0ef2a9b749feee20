% SPDX-License-Identifier: Apache-2.0
function angle = km2deg(km, radius)
% The arc of a sphere that has a length in kilometres, in degrees; on the Earth (radius 6371) or a sphere of another radius.
% Example: angle = km2deg(111)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, radius = 6371; end
angle = km./radius*180/pi;
end
