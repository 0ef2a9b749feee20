% SPDX-License-Identifier: Apache-2.0
function paths = stream2(varargin)
% Streamlines of a field in the plane: stream2(X,Y,U,V,startX,startY,[step most]) or
% stream2(U,V,startX,startY). A cell with a path of two columns for each start; steps are shares of
% a cell of the grid.
[step, most, args] = streamOptions(varargin, [4 6]);
if numel(args) == 6
    [x, y, u, v] = args{1:4};
    x = axisOf(x, 2, size(u, 2));
    y = axisOf(y, 1, size(u, 1));
else
    [u, v] = args{1:2};
    x = 1:size(u, 2);
    y = 1:size(u, 1);
end
starts = args(end-1:end);
if ~isequal(size(u), size(v))
    error('MATLAB:stream2:SizeMismatch', 'U and V must have the same size.');
end
paths = streamPaths({x, y}, {u, v}, starts, step, most);
end
