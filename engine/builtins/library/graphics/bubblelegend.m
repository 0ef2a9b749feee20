% SPDX-License-Identifier: Apache-2.0
function h = bubblelegend(varargin)
% Three bubbles of the axes with the values that they stand for: bubblelegend(title,'Location',place), in axes of
% their own at the right of the bubbles or, with 'northeast' and the like, in a corner of them.
[ax, rest] = leadingAxes(varargin);
heading = '';
if mod(numel(rest), 2) == 1, heading = rest{1}; rest(1) = []; end
[place, rest] = takeOption(rest, 'Location', 'northeastoutside');
[~, rest] = takeOption(rest, 'Style', '');
[~, rest] = takeOption(rest, 'NumBubbles', 3);
[~, rest] = takeOption(rest, 'BubbleSizeOrder', '');
if ~isempty(rest), error('MATLAB:hg:InvalidProperty', 'Unrecognized property %s for class BubbleLegend.', char(rest{1})); end
limits = bubblelim(ax);
ends = bubblesize(ax);
now = get(ax, 'Position');
f = ancestor(ax, 'figure');
before = get(f, 'CurrentAxes');
place = lower(char(place));
values = [limits(2), mean(limits), limits(1)];
areas = ends(1)^2 + [1 0.5 0]*(ends(2)^2 - ends(1)^2);
% The bubbles stand one above the other, in pixels of the figure.
sides = get(f, 'Position');
across = sqrt(areas)*4/3;
gap = 8;
head = 8 + 16*~isempty(heading);
tall = head + sum(max(across, 14)) + 3*gap;
wide = max([across(1) + 3*gap + 52, 7*numel(char(heading)) + 16]);
w = wide/sides(3);
k = tall/sides(4);
tops = head + cumsum([0, max(across(1:2), 14) + gap]);
places = 1 - (tops + max(across, 14)/2)/tall;
if ~isempty(strfind(place, 'outside'))
    set(ax, 'Position', [now(1) now(2) now(3) - w - 0.01 now(4)]);
    box = [now(1) + now(3) - w, now(2) + now(4) - k, w, k];
else
    box = [now(1) + now(3) - w - 0.01, now(2) + now(4) - k - 0.01, w, k];
    if ~isempty(strfind(place, 'west')), box(1) = now(1) + 0.01; end
    if ~isempty(strfind(place, 'south')), box(2) = now(2) + 0.01; end
end
made = axes('Position', box, 'XTick', [], 'YTick', [], 'Box', 'on', 'XLim', [0 1], 'YLim', [0 1]);
hold(made, 'on');
middle = (gap + across(1)/2)/wide;
scatter(made, middle*[1 1 1], places, areas, [0 0.447 0.741], 'filled', 'MarkerFaceAlpha', 0.6);
text(made, (2*gap + across(1))/wide*[1 1 1], places, arrayfun(@(v) sprintf('%.4g', v), values, 'UniformOutput', false), 'FontSize', 8);
text(made, 0.5, 1 - 12/tall, char(heading), 'HorizontalAlignment', 'center', 'FontWeight', 'bold', 'FontSize', 8);
hold(made, 'off');
set(made, 'XLim', [0 1], 'YLim', [0 1]);
if ~isempty(before), set(f, 'CurrentAxes', before); end
if nargout > 0, h = made; end
end
