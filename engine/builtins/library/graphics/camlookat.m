% SPDX-License-Identifier: Apache-2.0
function camlookat(varargin)
% Moves the camera so that objects fill the view: camlookat(h), camlookat(ax), or all of the axes.
[ax, rest] = leadingAxes(varargin);
if isempty(rest)
    box = [get(ax, 'XLim'); get(ax, 'YLim'); get(ax, 'ZLim')];
else
    box = [Inf -Inf; Inf -Inf; Inf -Inf];
    names = {'XData', 'YData', 'ZData'};
    for one = rest{1}(:).'
        ax = ancestor(one, 'axes');
        for d = 1:3
            v = get(one, names{d});
            if isempty(v), v = 0; end
            box(d, :) = [min(box(d, 1), min(v(:))), max(box(d, 2), max(v(:)))];
        end
    end
end
to = mean(box, 2).';
reach = norm(box(:, 2) - box(:, 1))/2;
ahead = camtarget(ax) - campos(ax);
ahead = ahead/norm(ahead);
far = reach/sin(camva(ax)*pi/360);
camtarget(ax, to);
campos(ax, to - far*ahead);
end
