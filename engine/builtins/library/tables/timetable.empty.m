% SPDX-License-Identifier: Apache-2.0
function x = empty(varargin)
% A timetable without rows or without variables: timetable.empty (0-by-0), timetable.empty(m, n), timetable.empty([m n]); one of the sizes is zero.
% Example: x = timetable.empty(0, 3); size(x)
if nargin > 0 && all([varargin{:}] > 0)
    error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero to create an empty array of class ''timetable''.');
end
d = size(double.empty(varargin{:}));
x = array2timetable(zeros(d), 'RowTimes', NaT(d(1), 1));
end
