% SPDX-License-Identifier: Apache-2.0
function p = repairedPolyshape(loops, o)
% A polyshape of boundaries as they were given; with o.Simplify those that cross, lie on each other or touch themselves become others.
if ~o.Simplify
    p = rawPolyshape(loops, o);
    return
end
given = ~strcmp(o.SolidBoundaryOrientation, 'auto');
tangled = tangledLoops(loops);
if ~given && ~tangled
    p = makePolyshape(loops, o.KeepCollinearPoints);
    return
end
E = loopEdges(loops);
keep = @(W) mod(W, 2) ~= 0;
if given
    if strcmp(o.SolidBoundaryOrientation, 'ccw'), E = E(:, [3 4 1 2]); end
    keep = @(W) W > 0;
end
new = arrangedLoops(E, ones(size(E, 1), 1), keep);
p = makePolyshape(new, o.KeepCollinearPoints, true);
if ~tangled, return, end
% Boundaries that only touch are what they were.
[a, b] = deal(sort(abs(cellfun(@loopArea, loops))), sort(abs(cellfun(@loopArea, new))));
if numel(a) ~= numel(b) || any(abs(a - b) > 1e-12*max(a))
    warning('MATLAB:polyshape:repairedBySimplify', 'Polyshape has duplicate vertices, intersections, or other inconsistencies that may produce inaccurate or unexpected results. Input data has been modified to create a well-defined polyshape.');
end
end

function p = rawPolyshape(loops, o)
% Boundaries as they are; their directions tell holes unless their places do.
areas = cellfun(@loopArea, loops);
switch o.SolidBoundaryOrientation
    case 'auto'
        hole = mod(loopDepths(loops, abs(areas)), 2) == 1;
        for k = find((areas > 0) ~= hole), loops{k}(2:end, :) = flipud(loops{k}(2:end, :)); end
    case 'cw', hole = areas > 0;
    otherwise, hole = areas < 0;
end
p = polyshapeObject({struct('loops', {loops}, 'hole', hole, 'simple', ~tangledLoops(loops))});
end
