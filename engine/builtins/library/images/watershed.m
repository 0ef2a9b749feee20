% SPDX-License-Identifier: Apache-2.0
function labels = watershed(x, conn)
% Catchment basins of an image by Meyer's flooding: labels of the regions, 0 on the lines between them.
% Example: L = watershed([1 2 3 2 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, conn = []; end
validateattributes(x, {'numeric', 'logical'}, {'real', 'nonsparse'}, 'watershed', 'A', 1);
if isempty(x)
    labels = zeros(size(x));
    return
end
dims = ndims(x);
around = ones(1, dims);
[basins, n] = labelPadded('watershed', imregionalmin(double(x), conn), conn);
basins = padarray(basins, around, -1);
image = padarray(double(x), around, Inf);
labels = unpad(floodFrom(image, basins, neighbourOffsets('watershed', conn, size(image))), dims);
if n < 256, labels = uint8(labels); elseif n < 65536, labels = uint16(labels); else, labels = uint32(labels); end
end
