% SPDX-License-Identifier: Apache-2.0
function [k, area] = convhull(x, y, varargin)
% Points of the convex hull of points in the plane, counterclockwise and closed, and its area:
% convhull([0 1 1 0 0.5],[0 0 1 1 0.5]) is [1;2;3;4;1]. Points on its edges are left out.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || ischar(y) || isstring(y) || islogical(y) || iscell(y)
    if size(x, 2) ~= 2
        error('MATLAB:convhull:NumColsXErrId', 'The matrix of points must have two columns.');
    end
    y = x(:, 2);
    x = x(:, 1);
end
if ~isnumeric(x) || ~isnumeric(y) || ~isreal(x) || ~isreal(y)
    error('MATLAB:convhull:NonNumeric', 'The points must be real numbers.');
end
if numel(x) ~= numel(y)
    error('MATLAB:convhull:InputSizeMismatch', 'The coordinates must have the same number of elements.');
end
x = double(x(:));
y = double(y(:));
if any(~isfinite(x) | ~isfinite(y))
    error('MATLAB:convhull:CannotUseInfNaNInput', 'The coordinates must be finite.');
end
at = (1:numel(x))';
if numel(x) > 200
    at = hullOutside(x, y);
    x = x(at);
    y = y(at);
end
if size(unique([x, y], 'rows'), 1) < 3
    error('MATLAB:convhull:NotEnoughPtsConvhullErrId', ...
        'Error computing the convex hull. Not enough unique points specified.');
end
% Andrew's monotone chains (1979).
[~, order] = sortrows([x, y]);
low = hullChain(x, y, order);
high = hullChain(x, y, order(end:-1:1));
k = [low(1:end - 1); high(1:end - 1)];
if numel(k) < 3
    error('MATLAB:convhull:EmptyConvhull2DErrId', ...
        'Error computing the convex hull. The points may be collinear.');
end
k(end + 1) = k(1);
area = sum(x(k(1:end - 1)) .* y(k(2:end)) - x(k(2:end)) .* y(k(1:end - 1))) / 2;
k = at(k);
end
