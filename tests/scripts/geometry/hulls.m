[k, area] = convhull([0 1 1 0 0.5 0.5], [0 0 1 1 0.5 0])
convhull([0 0; 2 0; 1 3; 1 1])'
rng(2);
p = rand(40, 2);
[k, area] = convhull(p);
% All points lie left of every edge, and the area is that of polyarea.
d = diff(p(k, :));
all(arrayfun(@(i) all(d(i, 1) * (p(:, 2) - p(k(i), 2)) - d(i, 2) * (p(:, 1) - p(k(i), 1)) > -1e-15), 1:numel(k) - 1))
abs(area - polyarea(p(k, 1), p(k, 2))) < 1e-15, k(1) == k(end)
try, convhull([0 1 2], [0 1 2]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, convhull([0 1], [0 1]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, convhull([0 1 2], [0 1]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, convhull([0 1 NaN 2], [0 1 2 5]); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
try, convhull(ones(4, 1)); catch e, fprintf('%s: %s\n', e.identifier, e.message), end
