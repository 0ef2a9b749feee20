% SPDX-License-Identifier: Apache-2.0
function R = rotx(angle)
% Matrix that turns columns about the x axis by an angle in degrees.
% Example: R = rotx(90)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(angle) && isscalar(angle) && isreal(angle))
    error('MATLAB:rotx:expectedScalar', 'Expected ANG to be a real scalar.');
end
c = cosd(angle);
s = sind(angle);
R = [1 0 0; 0 c -s; 0 s c];
end
