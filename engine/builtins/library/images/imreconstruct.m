% SPDX-License-Identifier: Apache-2.0
function y = imreconstruct(marker, mask, conn)
% Morphological reconstruction of the mask from the marker below it, in the class of the marker.
% Example: y = imreconstruct([0 0 0 1], [2 0 1 3])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, conn = []; end
validateattributes(marker, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'imreconstruct', 'MARKER', 1);
validateattributes(mask, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'imreconstruct', 'MASK', 2);
if ~isequal(size(marker), size(mask)), error('images:imreconstruct:notSameSize', 'MARKER and MASK must be the same size.'); end
if ~strcmp(class(marker), class(mask)), error('images:imreconstruct:notSameClass', 'MARKER and MASK must be the same class.'); end
if isempty(marker)
    y = marker;
    return
end
dims = ndims(mask);
around = ones(1, dims);
m = padarray(double(mask), around, -Inf);
y = reconstruct(padarray(double(marker), around, -Inf), m, neighbourOffsets('imreconstruct', conn, size(m)));
y = cast(unpad(y, dims), class(marker));
end
