% SPDX-License-Identifier: Apache-2.0
function tform = fitgeotrans(moving, fixed, kind)
% The map that takes points of a moving image to those of a fixed one, by least squares: 'nonreflectivesimilarity', 'similarity',
% 'affine' (an affine2d) or 'projective' (a projective2d).
% Example: tform = fitgeotrans([0 0; 1 0; 0 1], [1 1; 3 1; 1 3], 'affine')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
kind = validatestring(kind, {'nonreflectivesimilarity', 'similarity', 'affine', 'projective'}, 'fitgeotrans');
validateattributes(moving, {'single', 'double'}, {'2d', 'ncols', 2, 'finite'}, 'fitgeotrans', 'MOVINGPOINTS', 1);
validateattributes(fixed, {'single', 'double'}, {'2d', 'ncols', 2, 'finite'}, 'fitgeotrans', 'FIXEDPOINTS', 2);
if size(moving, 1) ~= size(fixed, 1)
    error('images:geotrans:differentNumbersOfControlPoints', 'Both lists must have the same number of points.');
end
least = struct('nonreflectivesimilarity', 2, 'similarity', 3, 'affine', 3, 'projective', 4);
if size(moving, 1) < least.(kind)
    error('images:geotrans:requiredNonCollinearPoints', 'At least %d points are needed for this kind of map.', least.(kind));
end
moving = double(moving); fixed = double(fixed);
switch kind
    case 'projective', tform = projective2d(controlPointMap(moving, fixed, kind)); return
    case 'similarity'
        % With and without a reflection; the better one.
        M = controlPointMap(moving, fixed, 'nonreflectivesimilarity');
        N = diag([-1 1 1])*controlPointMap(moving*diag([-1 1]), fixed, 'nonreflectivesimilarity');
        off = @(M) norm([moving, ones(size(moving, 1), 1)]*M(:, 1:2) - fixed, 'fro');
        if off(N) < off(M), M = N; end
    otherwise, M = controlPointMap(moving, fixed, kind);
end
M(:, 3) = [0; 0; 1];
tform = affine2d(M);
end
