% SPDX-License-Identifier: Apache-2.0
function tform = rigidtform2d(varargin)
% A rotation and a translation of the plane: rigidtform2d(angle, [tx ty]) by degrees counterclockwise, rigidtform2d(R, [tx ty]) by a rotation matrix, or
% rigidtform2d(A), [x; y; 1] = A*[u; v; 1]; the identity without an argument. Properties RotationAngle, Translation, R, A.
% Methods: transformPointsForward, transformPointsInverse, invert. imwarp applies it to images.
% Example: tform = rigidtform2d(30, [10 5])
A = eye(3);
if nargin > 2, error('MATLAB:TooManyInputs', 'Too many input arguments.'); end
if nargin == 1
    A = varargin{1};
    if isa(A, 'rigidtform2d') || isa(A, 'affinetform2d'), A = A.A; end
    validateattributes(A, {'numeric'}, {'real', 'finite'}, 'rigidtform2d', 'A');
    if isequal(size(A), [2 3]), A = [A; 0 0 1]; end
    validateattributes(A, {'numeric'}, {'size', [3 3]}, 'rigidtform2d', 'A');
    A = double(A);
elseif nargin == 2
    R = varargin{1};
    validateattributes(varargin{2}, {'numeric'}, {'real', 'finite', 'numel', 2}, 'rigidtform2d', 'TRANSLATION');
    if isscalar(R)
        validateattributes(R, {'numeric'}, {'real', 'finite'}, 'rigidtform2d', 'ROTATIONANGLE');
        R = [cosd(double(R)), -sind(double(R)); sind(double(R)), cosd(double(R))];
    end
    validateattributes(R, {'numeric'}, {'real', 'finite', 'size', [2 2]}, 'rigidtform2d', 'R');
    A = [double(R), double(varargin{2}(:)); 0 0 1];
end
R = A(1:2, 1:2);
if max(abs(R*R.' - eye(2)), [], 'all') > 1e-5 || det(R) < 0 || any(abs(A(3, :) - [0 0 1]) > 1e-12)
    error('images:geotrans:invalidRigidMatrix', 'The matrix must be that of a rotation and a translation.');
end
tform = planarMap('rigidtform2d', 'A', A, A.', struct('RotationAngle', atan2d(R(2, 1), R(1, 1)), 'Translation', A(1:2, 3).', 'R', R));
end
