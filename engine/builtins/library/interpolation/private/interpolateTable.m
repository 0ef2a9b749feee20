% SPDX-License-Identifier: Apache-2.0
function Vq = interpolateTable(name, grids, V, queries, gridded, method, outside)
% A table at query points: on a grid dimension after dimension, else from the corners of each point's cell or,
% for the smooth methods, dimension after dimension for each point.
n = numel(grids);
for d = 1:n
    x = grids{d};
    if numel(x) < 2
        error(['MATLAB:' name ':GridSize'], 'Interpolation requires at least two sample points in each dimension.');
    elseif all(diff(x) < 0)
        grids{d} = flipud(x);
        V = flip(V, d);
    elseif any(diff(x) <= 0)
        error(['MATLAB:' name ':NonMonotonic'], 'The grid vectors must be strictly monotonic.');
    end
    step = diff(grids{d});
    if strcmp(method, 'cubic') && any(abs(step - step(1)) > 1e-10*max(abs(grids{d}))), method = 'spline'; end
end
inside = true;
for d = 1:n
    q = double(queries{d});
    if gridded, q = reshape(q, [ones(1, d - 1), numel(q), 1]); end
    inside = inside & q >= grids{d}(1) & q <= grids{d}(end);
end
if gridded
    Vq = V;
    for d = 1:n
        Vq = alongDimension(grids{d}, Vq, double(queries{d}(:)), d, n, method);
    end
elseif any(strcmp(method, {'linear', 'nearest'}))
    Vq = fromCorners(grids, V, queries, strcmp(method, 'nearest'));
else
    Vq = zeros(size(queries{1}), 'like', V);
    for k = 1:numel(Vq)
        value = V;
        for d = 1:n
            value = alongDimension(grids{d}, value, double(queries{d}(k)), d, n, method);
        end
        Vq(k) = value;
    end
end
if isnumeric(outside), Vq(~inside) = outside; end
end

function V = alongDimension(x, V, q, d, n, method)
order = [d, 1:d - 1, d + 1:n];
shape = size(V, [order, n + 1]);
if n > 1, V = permute(V, order); end
V = reshape(V, shape(1), []);
q(isnan(q)) = x(1);
if strcmp(method, 'cubic')
    V = convolved(x, V, q);
else
    V = reshape(interp1(x, V, q, method, 'extrap'), numel(q), []);
end
if n > 1, V = ipermute(reshape(V, [numel(q), shape(2:n)]), order); end
end

function V = convolved(x, V, q)
% Keys' cubic convolution on a uniform grid.
n = numel(x);
if n > 2
    V = [3*V(1, :) - 3*V(2, :) + V(3, :); V; 3*V(n, :) - 3*V(n - 1, :) + V(n - 2, :)];
else
    V = [2*V(1, :) - V(2, :); V; 2*V(2, :) - V(1, :)];
end
[cell, t] = place(x, q);
V = ((-t.^3 + 2*t.^2 - t).*V(cell, :) + (3*t.^3 - 5*t.^2 + 2).*V(cell + 1, :) ...
    + (-3*t.^3 + 4*t.^2 + t).*V(cell + 2, :) + (t.^3 - t.^2).*V(cell + 3, :))/2;
end

function Vq = fromCorners(grids, V, queries, nearest)
n = numel(grids);
at = 1;
stride = 1;
t = cell(1, n);
for d = 1:n
    q = double(queries{d});
    q(isnan(q)) = grids{d}(1);
    [c, t{d}] = place(grids{d}, q(:));
    if nearest, c = min(max(c + (t{d} >= 0.5), 1), size(V, d)); end
    at = at + (c - 1)*stride;
    steps(d) = stride;
    stride = stride*size(V, d);
end
if nearest
    Vq = reshape(V(at), size(queries{1}));
    return;
end
Vq = 0;
for corner = 0:2^n - 1
    weight = 1;
    shift = 0;
    for d = 1:n
        if bitget(corner, d)
            weight = weight.*t{d};
            shift = shift + steps(d);
        else
            weight = weight.*(1 - t{d});
        end
    end
    part = reshape(V(at + shift), size(weight)).*weight;
    % A corner that counts for nothing may be NaN or Inf.
    part(weight == 0) = 0;
    Vq = Vq + part;
end
Vq = reshape(Vq, size(queries{1}));
end

function [cell, t] = place(x, q)
n = numel(x);
cell = ones(size(q));
if n > 2, cell = discretize(q, [-Inf; x(2:n - 1); Inf]); end
t = (q - x(cell))./(x(cell + 1) - x(cell));
end
