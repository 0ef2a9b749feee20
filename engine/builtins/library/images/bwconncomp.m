% SPDX-License-Identifier: Apache-2.0
function cc = bwconncomp(bw, conn)
% Connected components as a structure: Connectivity, ImageSize, NumObjects and the linear indices PixelIdxList.
% Example: cc = bwconncomp([1 1 0; 0 0 0; 0 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(bw, {'logical', 'numeric'}, {'real', 'nonsparse'}, 'bwconncomp', 'BW', 1);
if nargin < 2
    conn = [];
    told = 8;
    if ndims(bw) == 3, told = 26; elseif ndims(bw) > 3, told = ones(3*ones(1, ndims(bw))); end
else
    told = conn;
end
[labels, n] = labelPadded('bwconncomp', bw, conn);
cc = struct('Connectivity', told, 'ImageSize', size(bw), 'NumObjects', n, 'PixelIdxList', {pixelLists(labels, n)});
end
