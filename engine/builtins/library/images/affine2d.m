% SPDX-License-Identifier: Apache-2.0
function tform = affine2d(T)
% An affine map of the plane by a 3-by-3 matrix: [x y 1] = [u v 1]*T, the identity without an argument.
% Methods: transformPointsForward, transformPointsInverse, invert. imwarp applies it to images.
% Example: tform = affine2d([1 0 0; 0.3 1 0; 0 0 1])
if nargin < 1, T = eye(3); end
validateattributes(T, {'numeric'}, {'real', 'finite', 'size', [3 3]}, 'affine2d', 'T');
if any(abs(T(:, 3) - [0; 0; 1]) > 1e-12)
    error('images:geotrans:invalidAffineMatrix', ...
        'The final column of an affine transformation matrix must consist of zeroes, except for a one in the last row.');
elseif abs(det(double(T))) < eps
    error('images:geotrans:singularTransformationMatrix', 'The transformation matrix must be nonsingular.');
end
tform = planarMap('affine2d', 'T', double(T), double(T));
end
