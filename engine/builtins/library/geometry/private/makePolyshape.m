% SPDX-License-Identifier: Apache-2.0
function p = makePolyshape(loops, collinear, oriented)
% A polyshape of its boundaries, which do not cross: solid ones go clockwise, holes the other way. collinear: do corners on straight lines stay?
% oriented: which are holes is told by the directions, else by what lies inside of what.
if nargin < 2, collinear = false; end
if nargin < 3, oriented = false; end
if ~isempty(loops), scale = max(cellfun(@(P) max([0; abs(P(:))]), loops)); else, scale = 0; end
loops = cellfun(@(P) simplified(P, collinear, scale), loops(:)', 'UniformOutput', false);
given = numel(loops);
loops = loops(cellfun(@(P) size(P, 1) > 2, loops));
if numel(loops) < given && ~oriented
    warning('MATLAB:polyshape:repairedBySimplify', 'Polyshape has duplicate vertices, intersections, or other inconsistencies that may produce inaccurate or unexpected results. Input data has been modified to create a well-defined polyshape.');
end
areas = cellfun(@loopArea, loops);
if oriented
    hole = areas > 0;
else
    hole = mod(loopDepths(loops, abs(areas)), 2) == 1;
    for k = find((areas > 0) ~= hole), loops{k}(2:end, :) = flipud(loops{k}(2:end, :)); end
end
p = polyshapeObject({struct('loops', {loops}, 'hole', hole, 'simple', true)});
end

function P = simplified(P, collinear, scale)
% Without the end that repeats the start, repeated vertices and those on straight lines.
if any(~isfinite(P(:))), error('MATLAB:polyshape:infVertex', 'The vertices must be finite, but for NaN between boundaries.'); end
P(all(P == circshift(P, 1), 2) & size(P, 1) > 1, :) = [];
while ~collinear && size(P, 1) > 2
    [a, b] = deal(P - circshift(P, 1), circshift(P, -1) - P);
    [m, n] = deal(sqrt(sum(a.^2, 2)), sqrt(sum(b.^2, 2)));
    off = abs(a(:, 1).*b(:, 2) - a(:, 2).*b(:, 1));
    flat = off <= 1e-14*m.*n | off <= 4*eps*scale*max(m, n);
    if ~any(flat), break, end
    % Of neighbours every second, as the one changes what the other lies between.
    at = find(flat);
    run = cumsum([true; diff(at) > 1]);
    start = at([true; diff(at) > 1]);
    at = at(mod(at - reshape(start(run), [], 1), 2) == 0);
    if numel(at) > 1 && at(1) == 1 && at(end) == size(P, 1), at(end) = []; end
    P(at, :) = [];
    P(all(P == circshift(P, 1), 2) & size(P, 1) > 1, :) = [];
end
end
