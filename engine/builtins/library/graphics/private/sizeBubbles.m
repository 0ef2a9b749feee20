% SPDX-License-Identifier: Apache-2.0
function sizeBubbles(ax, made, s)
% Gives bubbles the values that their areas follow, or with one argument all of the axes their areas anew.
if nargin > 1, setappdata(made, 'Bubbles', double(s)); end
all = findobj(ax, 'Type', 'scatter');
mine = {};
for k = 1:numel(all)
    if isappdata(all(k), 'Bubbles'), mine{end+1} = all(k); end
end
limits = getappdata(ax, 'BubbleLimits');
if isempty(limits)
    limits = [Inf -Inf];
    for k = 1:numel(mine)
        v = getappdata(mine{k}, 'Bubbles');
        limits = [min(limits(1), min(v(:))), max(limits(2), max(v(:)))];
    end
end
ends = getappdata(ax, 'BubbleSizes');
if isempty(ends), ends = [5 50]; end % diameters in points
for k = 1:numel(mine)
    v = getappdata(mine{k}, 'Bubbles');
    if limits(2) > limits(1)
        share = min(max((v - limits(1))/(limits(2) - limits(1)), 0), 1);
        area = ends(1)^2 + share*(ends(2)^2 - ends(1)^2);
    else
        area = repmat(25, size(v));
    end
    mine{k}.SizeData = area;
end
end
