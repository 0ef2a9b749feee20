% Regular polygons by radius and by side.
p = nsidedpoly(4); disp(round(p.Vertices, 4)), fprintf('%.4f %.4f\n', area(p), perimeter(p))
p = nsidedpoly(6, 'Center', [2 -1], 'SideLength', 2); fprintf('%.4f %.4f\n', area(p), perimeter(p)), [x, y] = centroid(p); fprintf('%.4f %.4f %d\n', x, y, numsides(p))
p = nsidedpoly(3, 'Radius', 2); fprintf('%.4f\n', area(p)), disp(round([min(p.Vertices); max(p.Vertices)], 4))
tries = {@() nsidedpoly(), @() nsidedpoly(2), @() nsidedpoly(5, 'Radius'), @() nsidedpoly(5, 'Radius', -1), @() nsidedpoly(5, 'Radius', 1, 'SideLength', 1), @() nsidedpoly(5, 'Center', 1)};
for k = 1:numel(tries), try, tries{k}(), catch e, disp(e.identifier), end, end
