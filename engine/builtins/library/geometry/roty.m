% SPDX-License-Identifier: Apache-2.0
function R = roty(angle)
% Matrix that turns columns about the y axis by an angle in degrees.
% Example: R = roty(90)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(angle) && isscalar(angle) && isreal(angle))
    error('MATLAB:roty:expectedScalar', 'Expected ANG to be a real scalar.');
end
c = cosd(angle);
s = sind(angle);
R = [c 0 s; 0 1 0; -s 0 c];
end
