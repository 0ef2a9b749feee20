% SPDX-License-Identifier: Apache-2.0
function varargout = drawTimes(name, args)
% A chart of times, or limits, ticks and lines of an axis that has some: datetimes are drawn as date numbers, durations in their unit, with ticks that say them.
times = cellfun(@(a) isa(a, 'datetime') || isa(a, 'duration'), args);
first = find(times, 1);
like = args{first};
args(times) = cellfun(@numbersOf, args(times), 'UniformOutput', false);
[varargout{1:nargout}] = builtin(name, args{:});
axis = 'x';
if name(1) == 'y' || strcmp(name, 'barh'), axis = 'y'; end
numbers = cellfun(@isnumeric, args);
if any(strcmp(name, {'plot', 'scatter', 'stairs', 'stem', 'semilogx', 'semilogy', 'loglog', 'errorbar', 'line', 'area'})) && first > 1 && any(numbers(1:first - 1)), axis = 'y'; end
if isa(like, 'datetime')
    datetick(axis, 'keeplimits');
elseif any(like.Format == ':')
    datetick(axis, 13, 'keeplimits');
end
end

function x = numbersOf(t)
if isa(t, 'datetime')
    x = wallTime(t)/864e5 + 719529;
    return
end
units = struct('y', 864e5*365.2425, 'd', 864e5, 'h', 36e5, 'm', 6e4, 's', 1e3);
if isfield(units, t.Format), x = objectState(t)/units.(t.Format); else, x = objectState(t)/864e5; end
end
