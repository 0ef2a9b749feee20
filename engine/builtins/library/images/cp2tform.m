% SPDX-License-Identifier: Apache-2.0
function t = cp2tform(input, base, kind)
% The map from base points to input points, least squares, as a structure for imtransform: 'nonreflective similarity', 'affine' or
% 'projective'.
% Example: t = cp2tform([0 0; 1 0; 0 1], [1 1; 3 1; 1 3], 'affine')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
switch lower(strrep(kind, ' ', ''))
    case {'nonreflectivesimilarity', 'linearconformal'}, t = maketform('affine', controlPointMap(double(input), double(base), 'nonreflectivesimilarity'));
    case 'affine', t = maketform('affine', controlPointMap(double(input), double(base), 'affine'));
    case 'projective', t = maketform('projective', controlPointMap(double(input), double(base), 'projective'));
    otherwise, error('images:cp2tform:unknownTransformType', 'Unknown kind of map ''%s''.', kind);
end
end
