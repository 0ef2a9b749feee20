% SPDX-License-Identifier: Apache-2.0
function datetick(varargin)
% Dates at the ticks of an axis whose numbers are days of datenum: datetick('x','mmm yyyy'), with a format
% of datestr or its number, 'keepticks' and 'keeplimits'.
% Example: plot(738000:738010, 1:11); datetick('x', 'dd-mmm')
[ax, rest] = leadingAxes(varargin);
keep = {'keepticks', 'keeplimits'};
kept = false(1, 2);
for k = numel(rest):-1:1
    if (ischar(rest{k}) || isstring(rest{k})) && any(strcmpi(rest{k}, keep))
        kept(strcmpi(rest{k}, keep)) = true;
        rest(k) = [];
    end
end
letter = 'X';
if ~isempty(rest) && (ischar(rest{1}) || isstring(rest{1})) && any(strcmpi(rest{1}, {'x', 'y', 'z'}))
    letter = upper(char(rest{1}));
    rest(1) = [];
end
format = [];
if ~isempty(rest), format = rest{1}; end
limits = get(ax, [letter 'Lim']);
[ticks, usual] = dateTicks(limits);
if isempty(format), format = usual; end
if kept(1), ticks = get(ax, [letter 'Tick']); end
if ~kept(1) && ~kept(2)
    step = min(diff(ticks));
    if isempty(step), step = 1; end
    limits = [min([ticks, limits(1)]), max([ticks, limits(2)])];
    if limits(1) < ticks(1) && limits(1) > ticks(1) - step, limits(1) = max(limits(1), ticks(1) - step); end
    set(ax, [letter 'Lim'], limits);
end
labels = cellstr(datestr(ticks(:), format));
set(ax, [letter 'Tick'], ticks, [letter 'TickLabel'], labels);
end

function [ticks, format] = dateTicks(limits)
% Whole years, months, days, hours or minutes, about five of them.
span = limits(2) - limits(1);
first = datevec(limits(1));
last = datevec(limits(2));
if span > 365*2.5
    step = roundStep((last(1) - first(1))/6);
    years = step*ceil(limitYear(limits(1))/step):step:limitYear(limits(2));
    ticks = datenum(years, 1, 1);
    format = 'yyyy';
elseif span > 75
    step = [1 2 3 6 12];
    step = step(find(step >= span/30.4/7, 1));
    months = (first(1)*12 + first(2) - 1):(last(1)*12 + last(2));
    months = months(mod(months, step) == 0);
    ticks = datenum(floor(months/12), mod(months, 12) + 1, 1);
    format = 'mmm';
    if span > 365, format = 'mmmyy'; end
else
    steps = [[1 2 5 10 15 30]/86400, [1 2 5 10 15 30]/1440, [1 2 3 6 12]/24, 1 2 5 7 14];
    step = steps(find(steps >= span/7, 1));
    if isempty(step), step = 14; end
    base = floor(limits(1));
    ticks = base + step*ceil((limits(1) - base)/step - 1e-6):step:limits(2) + 1e-9;
    format = 'mm/dd';
    if step < 1, format = 'HH:MM'; end
    if step < 1/1440, format = 'HH:MM:SS'; end
end
ticks = ticks(ticks >= limits(1) - 1e-9 & ticks <= limits(2) + 1e-9);
if isempty(ticks), ticks = limits; end
end

function y = limitYear(day)
v = datevec(day);
y = v(1) + (day - datenum(v(1), 1, 1))/366;
end

function step = roundStep(rough)
power = 10^floor(log10(max(rough, 1)));
steps = power*[1 2 5 10];
step = steps(find(steps >= max(rough, 1), 1));
end
