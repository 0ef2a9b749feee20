% SPDX-License-Identifier: Apache-2.0
function varargout = isosurface(varargin)
% The surface on which a volume has a value: fv = isosurface(X,Y,Z,V,value), isosurface(V,value), with
% faces and vertices for patch; [f,v] = …; without results it is drawn.
args = varargin;
args(cellfun(@(a) ischar(a) || isstring(a), args)) = [];
[x, y, z, v, value] = volumeArguments(args);
[faces, vertices] = tetrahedra(x, y, z, v, value);
switch nargout
    case 0
        ax = gca;
        wasHeld = ishold(ax);
        p = patch('Faces', faces, 'Vertices', vertices, 'FaceColor', [0.93 0.69 0.13], 'EdgeColor', 'none');
        if ~wasHeld
            view(3);
            daspect([1 1 1]);
            camlight
            lighting gouraud
        end
    case 1
        varargout{1} = struct('vertices', vertices, 'faces', faces);
    otherwise
        varargout = {faces, vertices};
end
end

function [faces, vertices] = tetrahedra(x, y, z, v, value)
% Each cell is six tetrahedra around its diagonal; the surface cuts each in one or two triangles.
[m, n, k] = size(v);
faces = zeros(0, 3);
vertices = zeros(0, 3);
if min([m n k]) < 2, return, end
[i, j, l] = ndgrid(1:m-1, 1:n-1, 1:k-1);
first = i(:) + (j(:)-1)*m + (l(:)-1)*m*n;
corner = [0, m, m+1, 1];
corner = [corner, corner + m*n];
above = v > value;
count = zeros(numel(first), 1);
good = true(numel(first), 1);
for c = 1:8
    count = count + above(first + corner(c));
    good = good & isfinite(v(first + corner(c)));
end
first = first(count > 0 & count < 8 & good);
split = [1 2 3 7; 1 3 4 7; 1 4 8 7; 1 8 5 7; 1 5 6 7; 1 6 2 7];
pairs = zeros(0, 6);
for t = 1:6
    p = first + corner(split(t, :));
    p = reshape(p, [], 4);
    in = reshape(above(p), [], 4);
    number = sum(in, 2);
    for s = 1:4
        others = setdiff(1:4, s);
        % One corner apart from the three others.
        for up = [true false]
            alone = number == 1 + 2*~up & in(:, s) == up;
            a = p(alone, s);
            b = p(alone, others);
            pairs = [pairs; a b(:, 1) a b(:, 2) a b(:, 3)];
        end
    end
    for two = [1 1 1; 2 3 4]
        others = setdiff(1:4, two);
        hit = number == 2 & in(:, two(1)) == in(:, two(2));
        a = p(hit, two(1));
        b = p(hit, two(2));
        c = p(hit, others(1));
        d = p(hit, others(2));
        pairs = [pairs; a c a d b d; a c b d b c];
    end
end
if isempty(pairs), return, end
ends = sort([pairs(:, 1:2); pairs(:, 3:4); pairs(:, 5:6)], 2);
[edge, ~, place] = unique(ends, 'rows');
faces = reshape(place, [], 3);
va = v(edge(:, 1));
share = (value - va)./(v(edge(:, 2)) - va);
share = share(:);
[ia, ja, la] = ind2sub([m n k], edge(:, 1));
[ib, jb, lb] = ind2sub([m n k], edge(:, 2));
mix = @(p, q) p(:) + share.*(q(:) - p(:));
vertices = [mix(x(ja), x(jb)), mix(y(ia), y(ib)), mix(z(la), z(lb))];
% Where the value is that of a point, triangles shrink to lines.
[vertices, ~, place] = unique(vertices, 'rows');
faces = reshape(place(faces), [], 3);
thin = faces(:, 1) == faces(:, 2) | faces(:, 2) == faces(:, 3) | faces(:, 3) == faces(:, 1);
faces(thin, :) = [];
end
