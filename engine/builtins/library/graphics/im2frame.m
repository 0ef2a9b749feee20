% SPDX-License-Identifier: Apache-2.0
function frame = im2frame(x, map)
% A movie frame of an image, or of indices and their colours: frame = im2frame(x,map).
if nargin > 1 && ~isempty(map)
    rows = double(x) + isinteger(x);
    x = uint8(round(255*reshape(map(rows(:), :), [size(x) 3])));
end
if isfloat(x), x = uint8(round(255*x)); end
if size(x, 3) == 1, x = repmat(x, [1 1 3]); end
frame = struct('cdata', {x}, 'colormap', {[]});
