% SPDX-License-Identifier: Apache-2.0
function tform = affinetform2d(A)
% An affine map of the plane by a 3-by-3 matrix: [x; y; 1] = A*[u; v; 1], the identity without an argument.
% Methods: transformPointsForward, transformPointsInverse, invert. imwarp applies it to images.
% Example: tform = affinetform2d([1 0.3 0; 0 1 0; 0 0 1])
if nargin < 1, A = eye(3); end
if isa(A, 'affine2d'), A = A.T.'; end
validateattributes(A, {'numeric'}, {'real', 'finite'}, 'affinetform2d', 'A');
if isequal(size(A), [2 3]), A = [A; 0 0 1]; end
validateattributes(A, {'numeric'}, {'size', [3 3]}, 'affinetform2d', 'A');
if any(abs(A(3, :) - [0 0 1]) > 1e-12)
    error('images:geotrans:invalidAffineMatrix', 'The final row of an affine transformation matrix must be [0 0 1].');
elseif abs(det(double(A))) < eps
    error('images:geotrans:singularTransformationMatrix', 'The transformation matrix must be nonsingular.');
end
tform = planarMap('affinetform2d', 'A', double(A), double(A).');
end
