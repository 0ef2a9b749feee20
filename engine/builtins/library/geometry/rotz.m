% SPDX-License-Identifier: Apache-2.0
function R = rotz(angle)
% Matrix that turns columns about the z axis by an angle in degrees.
% Example: R = rotz(90)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(angle) && isscalar(angle) && isreal(angle))
    error('MATLAB:rotz:expectedScalar', 'Expected ANG to be a real scalar.');
end
c = cosd(angle);
s = sind(angle);
R = [c -s 0; s c 0; 0 0 1];
end
