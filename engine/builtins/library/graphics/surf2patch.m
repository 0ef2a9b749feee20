% SPDX-License-Identifier: Apache-2.0
function varargout = surf2patch(varargin)
% A grid as faces and vertices for patch: fvc = surf2patch(h), surf2patch(Z), surf2patch(X,Y,Z,C),
% [f,v,c] = …; 'triangles' halves each cell.
args = varargin;
halves = ~isempty(args) && (ischar(args{end}) || isstring(args{end}));
if halves, args(end) = []; end
c = [];
if isscalar(args) && ~isnumeric(args{1})
    h = args{1};
    x = h.XData; y = h.YData; z = h.ZData; c = h.CData;
elseif numel(args) < 3
    z = args{1};
    [x, y] = meshgrid(1:size(z, 2), 1:size(z, 1));
    if numel(args) > 1, c = args{2}; end
else
    [x, y, z] = args{1:3};
    if numel(args) > 3, c = args{4}; end
end
if isvector(x) && ~isvector(z), [x, y] = meshgrid(x, y); end
[m, n] = size(z);
[i, j] = ndgrid(1:m-1, 1:n-1);
first = i(:) + (j(:) - 1)*m;
f = [first, first + m, first + m + 1, first + 1];
if halves, f = [f(:, 1:3); f(:, [1 3 4])]; end
v = [x(:) y(:) z(:)];
if isempty(c), c = z; end
c = double(reshape(c, [], max(1, size(c, 3))));
if nargout > 1
    varargout = {f, v, c};
else
    varargout{1} = struct('faces', f, 'vertices', v, 'facevertexcdata', c);
end
end
