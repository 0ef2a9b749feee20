% SPDX-License-Identifier: Apache-2.0
function w = cubicTriangles(P, v, Q)
% Values at Q by reduced Clough-Tocher elements on the Delaunay triangles of P: cubic on each third of a triangle, with slopes that
% are continuous and linear across its edges (Clough and Tocher 1965; Bezier ordinates as in Farin 1986). NaN outside of the hull.
[P, ~, same] = unique(P, 'rows', 'stable');
v = accumarray(same(:), v, [size(P, 1), 1], @mean);
T = zeros(0, 3);
if size(P, 1) > 2, T = delaunaySimplices(P); end
if isempty(T), error('MATLAB:griddata:EmptyTriangulation', 'The points do not span a triangulation.'); end
G = slopesAt(P, v, T);
at = tsearch(P(:, 1), P(:, 2), T, Q(:, 1), Q(:, 2));
w = NaN(size(Q, 1), 1);
in = find(~isnan(at));
if isempty(in), return; end
corners = T(at(in), :);
X = reshape(P(corners, 1), size(corners)); Y = reshape(P(corners, 2), size(corners));
f = reshape(v(corners), size(corners));
gx = reshape(G(corners, 1), size(corners)); gy = reshape(G(corners, 2), size(corners));
L = barycentric(X, Y, Q(in, 1), Q(in, 2));
sx = mean(X, 2); sy = mean(Y, 2);
% Towards the centre and along the edges: a third of the way by the slopes at the corners.
c = f + (gx.*(sx - X) + gy.*(sy - Y))/3;
next = [2 3 1];
middle = zeros(size(f));
along = zeros(size(f)); back = along;
for k = 1:3
    i = next(k); j = next(i); % the edge opposite to corner k
    dx = X(:, j) - X(:, i); dy = Y(:, j) - Y(:, i);
    along(:, k) = f(:, i) + (gx(:, i).*dx + gy(:, i).*dy)/3;
    back(:, k) = f(:, j) - (gx(:, j).*dx + gy(:, j).*dy)/3;
    t = ((sx - X(:, i)).*dx + (sy - Y(:, i)).*dy)./(dx.^2 + dy.^2);
    % The slope across the edge is linear when its middle ordinate is the mean of the others.
    middle(:, k) = (1 - t).*along(:, k) + t.*back(:, k) + (c(:, i) - (1 - t).*f(:, i) - t.*along(:, k) ...
        + c(:, j) - (1 - t).*back(:, k) - t.*f(:, j))/2;
end
inner = (c + middle(:, [2 3 1]) + middle(:, [3 1 2]))/3;
centre = mean(inner, 2);
[least, third] = min(L, [], 2);
value = zeros(numel(in), 1);
for k = 1:3
    i = next(k); j = next(i);
    r = third == k;
    a = L(r, i) - least(r); b = L(r, j) - least(r); m = 3*least(r);
    value(r) = f(r, i).*a.^3 + f(r, j).*b.^3 + centre(r).*m.^3 ...
        + 3*(along(r, k).*a.^2.*b + back(r, k).*a.*b.^2 + c(r, i).*a.^2.*m + c(r, j).*b.^2.*m ...
        + inner(r, i).*a.*m.^2 + inner(r, j).*b.*m.^2) + 6*middle(r, k).*a.*b.*m;
end
w(in) = value;
end

function L = barycentric(X, Y, x, y)
d = (X(:, 2) - X(:, 1)).*(Y(:, 3) - Y(:, 1)) - (X(:, 3) - X(:, 1)).*(Y(:, 2) - Y(:, 1));
L2 = ((x - X(:, 1)).*(Y(:, 3) - Y(:, 1)) - (X(:, 3) - X(:, 1)).*(y - Y(:, 1)))./d;
L3 = ((X(:, 2) - X(:, 1)).*(y - Y(:, 1)) - (x - X(:, 1)).*(Y(:, 2) - Y(:, 1)))./d;
L = [1 - L2 - L3, L2, L3];
end

function G = slopesAt(P, v, T)
% Of the quadratic that fits a point's neighbours and theirs best; of the plane where they are few.
n = size(P, 1);
near = sparse([T(:, 1); T(:, 2); T(:, 3)], [T(:, 2); T(:, 3); T(:, 1)], 1, n, n);
near = (near + near') > 0;
near = (near + double(near)*double(near)) > 0;
G = zeros(n, 2);
for k = 1:n
    others = find(near(:, k));
    others = others(others ~= k);
    d = P(others, :) - P(k, :);
    rise = v(others) - v(k);
    size2 = sum(d.^2, 2);
    scale = sqrt(max(size2));
    d = d/scale;
    A = d;
    if numel(others) > 5, A = [d, d(:, 1).^2, d(:, 1).*d(:, 2), d(:, 2).^2]; end
    weight = scale./sqrt(size2);
    g = lsqminnorm(A.*weight, rise.*weight);
    G(k, :) = g(1:2)'/scale;
end
end
