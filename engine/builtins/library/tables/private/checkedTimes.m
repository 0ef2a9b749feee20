% SPDX-License-Identifier: Apache-2.0
function t = checkedTimes(t, rows)
% Times of rows as a column: datetimes or durations, as many as there are rows.
if ~(isa(t, 'datetime') || isa(t, 'duration'))
    error('MATLAB:timetable:InvalidRowTimes', 'Row times must be a datetime or duration vector.');
end
t = reshape(t, [], 1);
if nargin > 1 && numel(t) ~= rows
    error('MATLAB:timetable:IncorrectNumberOfRowTimes', 'The row times must be a vector with one time for each row of the variables.');
end
end
