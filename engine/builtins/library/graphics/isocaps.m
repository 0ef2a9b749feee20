% SPDX-License-Identifier: Apache-2.0
function varargout = isocaps(varargin)
% Where an isosurface meets the borders of its volume, the areas that close it, with the volume's values:
% fvc = isocaps(X,Y,Z,V,value,'above'|'below',plane), [f,v,c] = …; without results they are drawn. PLANE is
% 'all', or one of 'xmin', 'xmax', 'ymin', 'ymax', 'zmin', 'zmax'.
args = varargin;
words = {};
while ~isempty(args) && (ischar(args{end}) || isstring(args{end}))
    words{end+1} = lower(char(args{end}));
    args(end) = [];
end
[x, y, z, v, value] = volumeArguments(args);
side = 1;
if any(strcmp(words, 'below')), side = -1; end
planes = {'xmin', 'xmax', 'ymin', 'ymax', 'zmin', 'zmax'};
wanted = intersect(planes, words);
if isempty(wanted), wanted = planes; end
faces = zeros(0, 3);
vertices = zeros(0, 3);
colors = zeros(0, 1);
for k = 1:numel(wanted)
    d = find('xyz' == wanted{k}(1));
    last = strcmp(wanted{k}(2:end), 'max');
    switch d
        case 1, c = squeeze(v(:, 1 + last*(end-1), :)); [a, b] = ndgrid(y, z); at = x(1 + last*(end-1));
        case 2, c = squeeze(v(1 + last*(end-1), :, :)); [a, b] = ndgrid(x, z); at = y(1 + last*(end-1));
        otherwise, c = v(:, :, 1 + last*(end-1)).'; [a, b] = ndgrid(x, y); at = z(1 + last*(end-1));
    end
    [f, p, q] = above(a, b, side*c, side*value);
    fixed = at*ones(size(p, 1), 1);
    switch d
        case 1, p = [fixed p];
        case 2, p = [p(:, 1) fixed p(:, 2)];
        otherwise, p = [p fixed];
    end
    faces = [faces; f + size(vertices, 1)];
    vertices = [vertices; p];
    colors = [colors; side*q];
end
switch nargout
    case 0
        patch('Faces', faces, 'Vertices', vertices, 'FaceVertexCData', colors, 'FaceColor', 'interp', 'EdgeColor', 'none');
    case 1
        varargout{1} = struct('faces', faces, 'vertices', vertices, 'facevertexcdata', colors);
    otherwise
        varargout = {faces, vertices, colors};
end
end

function [faces, places, values] = above(a, b, c, level)
% Both triangles of each cell, cut where the level is.
[m, n] = size(c);
[i, j] = ndgrid(1:m-1, 1:n-1);
first = i(:) + (j(:) - 1)*m;
triangles = [first, first + 1, first + m + 1; first, first + m + 1, first + m];
in = reshape(c(triangles) >= level, size(triangles));
count = sum(in, 2);
p = [a(:) b(:)];
all3 = triangles(count == 3, :);
faces = all3;
places = p;
values = c(:);
for k = 1:3
    next = 1 + mod(k, 3);
    last = 1 + mod(k + 1, 3);
    for alone = [true false]
        hit = count == 2 - alone & in(:, k) == alone;
        if ~any(hit), continue, end
        t = triangles(hit, :);
        [p1, n1] = crossing(p, t(:, k), t(:, next), c, level);
        [p2, n2] = crossing(p, t(:, k), t(:, last), c, level);
        at = size(places, 1) + (1:n1).';
        places = [places; p1; p2];
        values = [values; level*ones(n1 + n2, 1)];
        if alone
            faces = [faces; t(:, k), at, at + n1];
        else
            faces = [faces; at, t(:, next), t(:, last); at, t(:, last), at + n1];
        end
    end
end
[used, ~, number] = unique(faces(:));
faces = reshape(number, [], 3);
places = places(used, :);
values = values(used);
end

function [q, n] = crossing(p, from, to, c, level)
t = (level - c(from))./(c(to) - c(from));
q = p(from(:), :) + t(:).*(p(to(:), :) - p(from(:), :));
n = numel(from);
end
