% SPDX-License-Identifier: Apache-2.0
function mask = bwconvhull(bw, how)
% The pixels of the convex hull of all true ones, 'union', or of each connected object, 'objects'.
% Example: mask = bwconvhull(eye(4) > 0)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, how = 'union'; end
bw = bw ~= 0;
if strcmp(validatestring(how, {'union', 'objects'}, 'bwconvhull'), 'objects')
    parts = bwlabel(bw);
    mask = false(size(bw));
    for k = 1:max(parts(:)), mask = mask | hullMask(parts == k); end
else
    mask = hullMask(bw);
end
end

function mask = hullMask(bw)
% The hull of the middles of the pixels' edges.
mask = bw;
[r, c] = find(bw);
if isempty(r), return, end
r = r(:); c = c(:);
x = [c - 0.5; c + 0.5; c; c];
y = [r; r; r - 0.5; r + 0.5];
k = convhull(x, y);
[a, b] = meshgrid(1:size(bw, 2), 1:size(bw, 1));
mask = reshape(inpolygon(a(:), b(:), x(k), y(k)), size(bw)) | bw;
end
