% SPDX-License-Identifier: Apache-2.0
function c = calendarDuration(varargin)
% A length of time by the calendar: calendarDuration(y, m, d), calendarDuration(y, m, d, h, mi, s), calendarDuration(y, m, d, time) with a duration,
% or of rows [y m d] or [y m d h mi s]. Added to a datetime it leads to the same time of day, and to the month's last day at most.
% split(c, units), caldays, calmonths, calyears and time give its parts.
% Example: t = datetime(2024, 1, 31) + calendarDuration(0, 1, 2); char(t)
args = varargin;
at = find(cellfun(@(a) (ischar(a) || isstring(a)) && isscalar(string(a)) && strcmpi(a, 'Format'), args), 1);
if ~isempty(at), args(at:end) = []; end
if isempty(args), c = makeCalendar([0 0 0], [1 1]); return, end
if isscalar(args)
    x = args{1};
    if isa(x, 'calendarDuration'), c = x; return, end
    if isa(x, 'duration'), c = makeCalendar([0 0 1].*reshape(millisecondsOf(x), [], 1), size(x)); return, end
    if ~isnumeric(x) || ~any(size(x, 2) == [3 6])
        error('MATLAB:calendarDuration:InvalidNumericData', 'Numeric input data must be a matrix with three or six columns.');
    end
    args = num2cell(double(x), 1);
end
time = 0;
if numel(args) == 4 && isa(args{4}, 'duration')
    time = millisecondsOf(args{4});
    args(4) = [];
end
if ~any(numel(args) == [3 6])
    error('MATLAB:calendarDuration:InvalidInputs', 'Input data must be three or six numeric arrays, or three numeric arrays and a duration.');
elseif ~all(cellfun(@(a) isnumeric(a) || islogical(a), args))
    error('MATLAB:calendarDuration:InvalidDataType', 'Input data must be numeric arrays.');
end
args = cellfun(@double, args, 'UniformOutput', false);
args(end + 1:6) = {0};
shape = size(args{1} + args{2} + args{3} + args{4} + args{5} + args{6} + time);
p = cellfun(@(a) reshape(a + zeros(shape), [], 1), [args {time}], 'UniformOutput', false);
whole = [p{1:3}];
if any(whole(:) ~= fix(whole(:)) & ~isnan(whole(:)))
    error('MATLAB:calendarDuration:NonIntegerCalendarDurationData', 'The numbers of years, months and days must be integers.');
end
c = makeCalendar([12*p{1} + p{2}, p{3}, p{4}*36e5 + p{5}*6e4 + p{6}*1e3 + p{7}], shape);
end
