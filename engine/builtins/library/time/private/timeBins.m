% SPDX-License-Identifier: Apache-2.0
function edges = timeBins(t, how)
% Edges of bins over datetimes, as date numbers: whole units of the calendar ('day', 'month', …), or as wide as the spread of the data asks for.
x = wallTime(t);
x = x(isfinite(x));
if isempty(x), x = 0; end
low = min(x(:));
high = max(x(:));
units = struct('second', 1e3, 'minute', 6e4, 'hour', 36e5, 'day', 864e5, 'week', 6048e5);
months = struct('month', 1, 'quarter', 3, 'year', 12, 'decade', 120, 'century', 1200);
how = validatestring(how, [{'auto'}, fieldnames(units)', fieldnames(months)']);
step = [];
if strcmp(how, 'auto')
    wide = 3.5*std(x(:))/numel(x)^(1/3);
    fixed = [1e3*[1 2 5 10 15 30], 6e4*[1 2 5 10 15 30], 36e5*[1 2 3 6 12], 864e5*[1 2 7]];
    calendar = [1 3 12 24 60 120 240 600 1200];
    if wide >= 30*864e5
        count = calendar(find(calendar*30.4*864e5 <= wide*1.02, 1, 'last'));
    elseif wide >= 1e3
        step = fixed(find(fixed <= wide, 1, 'last'));
    elseif wide > 0
        step = 10^floor(log10(wide));
    else
        step = 864e5;
    end
elseif isfield(units, how)
    step = units.(how);
else
    count = months.(how);
end
if isempty(step)
    first = floor(monthNumber(low)/count)*count;
    m = first:count:floor(monthNumber(high)/count)*count + count;
    edges = datenum(floor(m/12), mod(m, 12) + 1, 1);
    return
end
% Weeks begin on Sunday; the first day of all was a Thursday.
from = 0;
if step == 6048e5, from = 3*864e5; end
while (high - low)/step > 65536, step = 2*step; end
edges = ((floor((low - from)/step):floor((high - from)/step) + 1)*step + from)/864e5 + 719529;
end

function m = monthNumber(ms)
p = timeParts(ms);
m = p(1)*12 + p(2) - 1;
end
