% SPDX-License-Identifier: Apache-2.0
function [in, on] = inpolygon(xq, yq, xv, yv)
% True for points inside a polygon or on its edges, and for those on the edges; NaN separates loops.
if nargin < 4, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isreal(xq) || ~isreal(yq) || ~isreal(xv) || ~isreal(yv)
    error('MATLAB:inpolygon:ComplexInput', 'The points and the polygon must be real.');
end
if ~isequal(size(xq), size(yq))
    error('MATLAB:inpolygon:PointsSizeMismatch', 'The query points must be arrays of the same size.');
end
if ~isvector(xv) || ~isvector(yv)
    if ~isempty(xv) || ~isempty(yv)
        error('MATLAB:inpolygon:PolygonVecDef', 'Polygon must be defined by vectors.');
    end
end
if numel(xv) ~= numel(yv)
    error('MATLAB:inpolygon:PolygonLengths', 'Polygon vectors must be the same length.');
end
x = double(xq);
y = double(yq);
in = false(size(x));
on = in;
xv = double(xv(:));
yv = double(yv(:));
cuts = [0; find(isnan(xv) | isnan(yv)); numel(xv) + 1];
for loop = 1:numel(cuts) - 1
    at = cuts(loop) + 1:cuts(loop + 1) - 1;
    for k = 1:numel(at)
        next = at(mod(k, numel(at)) + 1);
        x1 = xv(at(k)); y1 = yv(at(k)); x2 = xv(next); y2 = yv(next);
        side = (x2 - x1) .* (y - y1) - (x - x1) .* (y2 - y1);
        % What rounding of the product of the coordinates can make of a point on the edge.
        near = abs(side) <= 3 * eps * (abs(x2 - x1) .* (abs(y) + abs(y1)) + abs(y2 - y1) .* (abs(x) + abs(x1)));
        on = on | (near & x >= min(x1, x2) & x <= max(x1, x2) & y >= min(y1, y2) & y <= max(y1, y2));
        crosses = (y1 <= y) ~= (y2 <= y);
        in = xor(in, crosses & ((y2 > y1) == (side > 0)));
    end
end
in = (in | on) & ~isnan(x) & ~isnan(y);
end
