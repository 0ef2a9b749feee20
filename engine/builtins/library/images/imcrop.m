% SPDX-License-Identifier: Apache-2.0
function [y, rect] = imcrop(x, varargin)
% The part of an image in the rectangle [xmin ymin width height] of spatial coordinates: imcrop(x, rect) or imcrop(x, map, rect).
% Example: y = imcrop(magic(5), [2 2 1 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
rect = varargin{end};
validateattributes(x, {'numeric', 'logical'}, {'nonsparse'}, 'imcrop', 'I', 1);
validateattributes(rect, {'numeric'}, {'real', 'vector'}, 'imcrop', 'RECT', nargin);
if numel(rect) ~= 4, error('images:imcrop:rectMustHaveFourElements', 'RECT must have four elements.'); end
rect = double(reshape(rect, 1, 4));
m = size(x, 1);
n = size(x, 2);
r = round([rect(2), rect(2) + rect(4)]);
c = round([rect(1), rect(1) + rect(3)]);
if r(1) > m || r(2) < 1 || c(1) > n || c(2) < 1
    y = x([]);
    rect = [];
    return
end
y = x(max(r(1), 1):min(r(2), m), max(c(1), 1):min(c(2), n), :);
end
