% Streamlines, cuts and surfaces of fields and volumes.
[x, y] = meshgrid(0:4, 0:3);
p = stream2(x, y, ones(4, 5), zeros(4, 5), [0 1], [1 2]);
disp(size(p)), disp(round(p{1}([1 end], :), 4)), disp(round(p{2}([1 end], :), 4))
p = stream2(zeros(4, 5), ones(4, 5), 2, 1, [0.5 3]); disp(round(p{1}, 4))
h = streamline(x, y, ones(4, 5), zeros(4, 5), 0, 1); disp(h(1).YData([1 end]))
h = streamline(p); disp(round(h(1).XData, 4))
[X, Y, Z] = meshgrid(0:3, 0:3, 0:3);
p = stream3(X, Y, Z, 0*X, 0*X, 1 + 0*X, 1, 2, 0); disp(round(p{1}([1 end], :), 4))
try, stream2(1, 2), catch e, disp(e.identifier), end
try, stream2(ones(2), ones(3), 1, 1), catch e, disp(e.identifier), end
h = streamslice(x, y, ones(4, 5), 0.1*ones(4, 5)); disp(numel(h))
V = X + Y + Z;
h = slice(X, Y, Z, V, 1.5, [], 2); disp(numel(h)), disp(h(1).CData(1, 1)), disp(size(h(2).CData))
h = slice(V, [], [], 1.5); disp(h(1).CData(1, 1))
h = contourslice(X, Y, Z, V, [], [], 1, 2); disp(numel(h)), disp(unique(h(1).ZData))
fv = isosurface(X, Y, Z, V, 2.5);
disp(max(abs(sum(fv.vertices, 2) - 2.5)) < 1e-12)
% The area of a sphere.
[X, Y, Z] = meshgrid(-1.5:0.1:1.5);
[f, v] = isosurface(X, Y, Z, X.^2 + Y.^2 + Z.^2, 1);
a = v(f(:, 2), :) - v(f(:, 1), :);
b = v(f(:, 3), :) - v(f(:, 1), :);
disp(abs(sum(sqrt(sum(cross(a, b, 2).^2, 2)))/2/(4*pi) - 1) < 0.01)
isosurface(X, Y, Z, X, 0.05)
disp(get(findobj(gca, 'Type', 'patch'), 'EdgeColor'))
w = smooth3(ones(4, 4, 4)); disp(max(abs(w(:) - 1)) < 1e-12)
d = zeros(5, 5, 5); d(3, 3, 3) = 27; w = smooth3(d); disp(w(3, 3, 3)), w = smooth3(d, 'gaussian', 5); disp(w(3, 3, 3) > 1)
try, smooth3(d, 'cone'), catch e, disp(e.identifier), end
[x, y] = meshgrid(0:3);
[cz, cav] = curl(x, y, -y, x); disp(cz(2, 2)), disp(cav(2, 2))
disp(curl(-y, x))
[X, Y, Z] = meshgrid(0:3);
[cx, cy, cz, cav] = curl(X, Y, Z, -Y, X, 1 + 0*Z); disp([cx(1), cy(1), cz(1)]), disp(cav(1))
disp(divergence(x, y, x, 2*y))
d = divergence(X, Y, Z, X, Y, Z); disp(d(1))
