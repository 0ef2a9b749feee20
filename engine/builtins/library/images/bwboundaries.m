% SPDX-License-Identifier: Apache-2.0
function [b, labels, n] = bwboundaries(bw, varargin)
% Boundaries of the objects and of their holes as a cell of rows [row column], the labels, and the number of objects (the holes come after them):
% bwboundaries(bw, conn, 'noholes').
% Example: b = bwboundaries(true(2));
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(bw, {'logical', 'numeric'}, {'real', '2d', 'nonsparse'}, 'bwboundaries', 'BW', 1);
conn = 8;
holes = true;
for k = 1:numel(varargin)
    if isText(varargin{k})
        holes = strcmp(validatestring(varargin{k}, {'holes', 'noholes'}, 'bwboundaries', 'OPTIONS', k + 1), 'holes');
    else
        conn = varargin{k};
    end
end
bw = bw ~= 0;
[labels, n] = labelPadded('bwboundaries', bw, conn);
all = n;
if holes
    [h, m] = labelPadded('bwboundaries', imfill(bw, 'holes') & ~bw, 12 - conn);
    labels(h > 0) = h(h > 0) + n;
    all = n + m;
end
b = cell(all, 1);
rows = size(bw, 1) + 2;
padded = padarray(labels, [1 1], 0);
for k = 1:all
    own = padded == k;
    path = traceBoundary(own, find(own, 1), conn, 7, Inf);
    b{k} = [mod(path - 1, rows), floor((path - 1)/rows)];
end
end
