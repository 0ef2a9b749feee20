% SPDX-License-Identifier: Apache-2.0
function paths = stream3(varargin)
% Streamlines of a field in space: stream3(X,Y,Z,U,V,W,startX,startY,startZ,[step most]) or
% stream3(U,V,W,startX,startY,startZ). A cell with a path of three columns for each start.
[step, most, args] = streamOptions(varargin, [6 9]);
if numel(args) == 9
    [x, y, z, u, v, w] = args{1:6};
    x = axisOf(x, 2, size(u, 2));
    y = axisOf(y, 1, size(u, 1));
    z = axisOf(z, 3, size(u, 3));
else
    [u, v, w] = args{1:3};
    x = 1:size(u, 2);
    y = 1:size(u, 1);
    z = 1:size(u, 3);
end
starts = args(end-2:end);
if ~isequal(size(u), size(v), size(w))
    error('MATLAB:stream3:SizeMismatch', 'U, V and W must have the same size.');
end
paths = streamPaths({x, y, z}, {u, v, w}, starts, step, most);
end
