% SPDX-License-Identifier: Apache-2.0
function h = scatterhist(x, y, varargin)
% Points with the histograms of both coordinates beside them: scatterhist(x,y,Name,Value) with 'NBins', 'Group',
% 'Color', 'Marker', 'MarkerSize', 'Legend', 'Direction' ('in' or 'out').
narginchk(2, Inf)
x = double(x(:));
y = double(y(:));
if numel(x) ~= numel(y), error('stats:scatterhist:BadXY', 'X and Y must have the same length.'); end
[bins, rest] = takeOption(varargin, 'NBins', []);
[group, rest] = takeOption(rest, 'Group', ones(size(x)));
[colors, rest] = takeOption(rest, 'Color', lines(7));
[marker, rest] = takeOption(rest, 'Marker', 'o');
[marks, rest] = takeOption(rest, 'MarkerSize', 5);
[named, rest] = takeOption(rest, 'Legend', '');
[way, rest] = takeOption(rest, 'Direction', 'in');
[~, rest] = takeOption(rest, 'Location', '');
[~, rest] = takeOption(rest, 'Style', '');
if ~isempty(rest), error('stats:scatterhist:BadOption', 'Unknown option ''%s''.', char(rest{1})); end
if isscalar(bins), bins = [bins bins]; end
if ischar(colors), colors = num2cell(colors(:)); else, colors = num2cell(colors, 2); end
[names, ~, number] = unique(group(:));
clf
main = axes('Position', [0.35 0.35 0.55 0.55]);
hold(main, 'on');
for k = 1:numel(names)
    mine = number == k;
    plot(main, x(mine), y(mine), marker(1 + mod(k-1, numel(marker))), 'Color', colors{1 + mod(k-1, numel(colors))}, ...
        'MarkerSize', marks(1 + mod(k-1, numel(marks))), 'DisplayName', nameOf(names, k));
end
hold(main, 'off');
box(main, 'on');
below = axes('Position', [0.35 0.1 0.55 0.15]);
beside = axes('Position', [0.1 0.35 0.15 0.55]);
for k = 1:numel(names)
    mine = number == k;
    c = colors{1 + mod(k-1, numel(colors))};
    bars(below, x(mine), bins, 1, c);
    bars(beside, y(mine), bins, 2, c);
end
hold(below, 'off');
hold(beside, 'off');
xlim(below, xlim(main));
ylim(beside, ylim(main));
set([below beside], 'Visible', 'off');
if ~strcmpi(way, 'out'), set(below, 'YDir', 'reverse'); set(beside, 'XDir', 'reverse'); end
if (numel(names) > 1 && isempty(named)) || strcmpi(named, 'on'), legend(main, 'show'); end
axes(main);
if nargout > 0, h = [main; below; beside]; end
end

function bars(ax, v, bins, d, color)
hold(ax, 'on');
if isempty(bins), made = histogram(ax, v); else, made = histogram(ax, v, bins(d)); end
set(made, 'FaceColor', color, 'FaceAlpha', 0.5);
if d == 2, set(made, 'Orientation', 'horizontal'); end
end

function name = nameOf(names, k)
if iscell(names), name = names{k}; else, name = num2str(names(k)); end
end
