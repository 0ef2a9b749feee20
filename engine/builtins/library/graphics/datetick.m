% SPDX-License-Identifier: Apache-2.0
function datetick(varargin)
% Labels the ticks of an axis whose values are date numbers: datetick, datetick('x'), ('y'), datetick('x', format) with a format of datestr,
% 'keepticks' and 'keeplimits', datetick(ax, …).
% Example: plot(738000:738010, 1:11); datetick('x', 'dd-mmm')
args = varargin;
ax = gca();
if ~isempty(args) && ~ischar(args{1}) && ~isstring(args{1}) && ~isnumeric(args{1})
    ax = args{1};
    args(1) = [];
end
which = 'x';
if ~isempty(args) && (ischar(args{1}) || isstring(args{1})) && any(strcmpi(args{1}, {'x', 'y', 'z'}))
    which = lower(char(args{1}));
    args(1) = [];
end
words = cellfun(@(a) (ischar(a) || isstring(a)) && any(strcmpi(a, {'keepticks', 'keeplimits'})), args);
kept = lower(cellfun(@char, args(words), 'UniformOutput', false));
args(words) = [];
name = upper(which);
limits = get(ax, [name 'Lim']);
if any(strcmp(kept, 'keepticks'))
    ticks = get(ax, [name 'Tick']);
    format = usualFormat(diff(limits));
else
    [ticks, format] = roundTimes(limits(1), limits(2));
end
if ~isempty(args), format = args{1}; end
set(ax, [name 'Tick'], ticks, [name 'TickLabel'], cellstr(datestr(ticks(:), format)));
if ~any(strcmp(kept, 'keeplimits')) && ~any(strcmp(kept, 'keepticks')) && numel(ticks) > 1
    set(ax, [name 'Lim'], [min(limits(1), ticks(1)), max(limits(2), ticks(end))]);
end
end

function format = usualFormat(span)
if span > 5*365, format = 'yyyy'; elseif span > 60, format = 'mmm-yy'; elseif span > 3, format = 'dd-mmm'; elseif span > 1/24/10, format = 'HH:MM'; else, format = 'HH:MM:SS'; end
end

function [ticks, format] = roundTimes(a, b)
% About six times at which a larger unit begins.
span = b - a;
format = usualFormat(span);
if span > 5*365
    step = max(1, round(span/365.25/6));
    unit = 10^floor(log10(step));
    step = unit*max(1, floor(step/unit));
    first = datevec(a);
    last = datevec(b);
    years = ceil((first(1) + (first(2) > 1 || first(3) > 1))/step)*step:step:last(1);
    ticks = datenum(years, 1, 1);
elseif span > 60
    steps = [1 2 3 6 12];
    step = steps(find(steps >= span/30.4/8, 1));
    if isempty(step), step = 12; end
    v = datevec(a);
    months = ceil((v(1)*12 + v(2) - 1)/step)*step + (0:step:ceil(span/28));
    ticks = datenum(floor(months/12), mod(months, 12) + 1, 1);
else
    steps = [1 2 5 10 15 30 60 120 300 600 900 1800 3600 7200 10800 21600 43200 86400 2*86400 5*86400 7*86400 10*86400]/86400;
    step = steps(find(steps >= span/8, 1));
    ticks = ceil(a/step - 1e-9)*step:step:b;
end
ticks = ticks(ticks >= a - 1e-9 & ticks <= b + 1e-9);
if isempty(ticks), ticks = [a b]; end
end
