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
w = 0.17;
k = 0.3;
if ~isempty(strfind(place, 'outside'))
    set(ax, 'Position', [now(1) now(2) now(3) - w - 0.01 now(4)]);
    box = [now(1) + now(3) - w, now(2) + now(4) - k, w, k];
else
    box = [now(1) + now(3) - w - 0.01, now(2) + now(4) - k - 0.01, w, k];
    if ~isempty(strfind(place, 'west')), box(1) = now(1) + 0.01; end
    if ~isempty(strfind(place, 'south')), box(2) = now(2) + 0.01; end
end
made = axes('Position', box, 'XTick', [], 'YTick', [], 'Box', 'on', 'XLim', [0 1], 'YLim', [0 1]);
values = [limits(2), mean(limits), limits(1)];
areas = ends(1)^2 + [1 0.5 0]*(ends(2)^2 - ends(1)^2);
hold(made, 'on');
scatter(made, [0.28 0.28 0.28], [0.68 0.36 0.14], areas, [0 0.447 0.741], 'filled', 'MarkerFaceAlpha', 0.6);
text(made, [0.62 0.62 0.62], [0.68 0.36 0.14], arrayfun(@(v) sprintf('%.4g', v), values, 'UniformOutput', false), 'FontSize', 8);
text(made, 0.5, 0.93, char(heading), 'HorizontalAlignment', 'center', 'FontWeight', 'bold', 'FontSize', 8);
hold(made, 'off');
set(made, 'XLim', [0 1], 'YLim', [0 1]);
if ~isempty(before), set(f, 'CurrentAxes', before); end
if nargout > 0, h = made; end
end
