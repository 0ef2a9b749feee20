% SPDX-License-Identifier: Apache-2.0
function c = calmonths(x)
% A calendar duration of so many months: added to a datetime it leads to the same time of day, and to the month's last day at most.
% Example: t = datetime(2024, 1, 31) + calmonths(1); char(t)
if nargin < 1, x = 1; end
x = double(x);
if any(x(:) ~= fix(x(:)) & ~isnan(x(:))), error('MATLAB:calendarDuration:NonIntegerCalendarDurationData', 'The number must be an integer.'); end
c = makeCalendar([1*x(:) zeros(numel(x), 2)], size(x));
end
