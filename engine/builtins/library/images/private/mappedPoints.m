% SPDX-License-Identifier: Apache-2.0
function [x, y] = mappedPoints(T, args, outputs)
% Points by the map T: given as two arrays or as the columns of one, returned likewise.
together = numel(args) == 1;
if together
    validateattributes(args{1}, {'numeric'}, {'2d', 'ncols', 2}, 'transformPoints', 'U');
    u = double(args{1}(:, 1)); v = double(args{1}(:, 2));
else
    u = double(args{1}); v = double(args{2});
    if ~isequal(size(u), size(v))
        error('images:geotrans:transformPointsSizeMismatch', 'The coordinates must have the same size.');
    end
end
w = T(1, 3)*u + T(2, 3)*v + T(3, 3);
x = (T(1, 1)*u + T(2, 1)*v + T(3, 1))./w;
y = (T(1, 2)*u + T(2, 2)*v + T(3, 2))./w;
if together && outputs < 2, x = [x, y]; end
end
