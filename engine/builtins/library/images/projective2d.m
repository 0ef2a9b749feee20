% SPDX-License-Identifier: Apache-2.0
function tform = projective2d(T)
% A projective map of the plane by a 3-by-3 matrix: [x*w y*w w] = [u v 1]*T, the identity without an argument.
% Methods: transformPointsForward, transformPointsInverse, invert. imwarp applies it to images.
% Example: tform = projective2d([1 0 0.001; 0 1 0; 0 0 1])
if nargin < 1, T = eye(3); end
validateattributes(T, {'numeric'}, {'real', 'finite', 'size', [3 3]}, 'projective2d', 'T');
if abs(det(double(T))) < eps
    error('images:geotrans:singularTransformationMatrix', 'The transformation matrix must be nonsingular.');
end
tform = planarMap('projective2d', 'T', double(T), double(T));
end
