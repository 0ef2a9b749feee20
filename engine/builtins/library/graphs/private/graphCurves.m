% SPDX-License-Identifier: Apache-2.0
function curves = graphCurves(Q, g)
% The way of each edge between places on the screen, in points: straight, a bow where several edges join the same two nodes, a loop
% at one node, away from the middle of all.
m = size(g.ends, 1);
curves = cell(1, m);
pair = sort(g.ends, 2);
[~, ~, own] = unique(pair, 'rows');
% How many join the same nodes, and the number of each among them.
count = accumarray(own(:), 1);
[own, order] = sort(own(:));
first = cummax((1:m).'.*[true(min(m, 1), 1); diff(own) ~= 0]);
place = zeros(m, 1);
place(order) = (1:m).' - first + 1;
many(order) = count(own);
middle = mean(Q, 1);
for e = 1:m
    a = Q(pair(e, 1), :);
    b = Q(pair(e, 2), :);
    if pair(e, 1) == pair(e, 2)
        curves{e} = loopAt(a, a - middle, 6 + 4*place(e));
        continue
    end
    aside = place(e) - (many(e) + 1)/2;
    if aside == 0
        c = [a; b];
    else
        way = b - a;
        long = norm(way);
        normal = [-way(2) way(1)]/max(long, realmin);
        % The handle of a parabola stands twice as far as its middle.
        handle = (a + b)/2 + 2*aside*min(max(0.18*long, 8), 36)*normal;
        t = linspace(0, 1, 17).';
        c = (1-t).^2.*a + 2*t.*(1-t).*handle + t.^2.*b;
    end
    if g.ends(e, 1) ~= pair(e, 1), c = flipud(c); end
    curves{e} = c;
end
end

function c = loopAt(a, out, radius)
if norm(out) == 0, out = [0 1]; end
out = out/norm(out);
turn = linspace(0, 2*pi, 25).';
start = atan2(-out(2), -out(1));
c = a + radius*out + radius*[cos(start + turn) sin(start + turn)];
end
