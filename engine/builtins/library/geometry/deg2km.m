% SPDX-License-Identifier: Apache-2.0
function km = deg2km(angle, radius)
% The length of an arc of a sphere: degrees to kilometres, on the Earth (radius 6371) or a sphere of another radius.
% Example: km = deg2km(1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, radius = 6371; end
km = angle*pi/180.*radius;
end
