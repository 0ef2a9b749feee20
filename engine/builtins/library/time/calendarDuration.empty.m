% SPDX-License-Identifier: Apache-2.0
function x = empty(varargin)
% An empty array of calendar durations: calendarDuration.empty (0-by-0), calendarDuration.empty(m, n), calendarDuration.empty([m n]); one of the sizes is zero.
% Example: x = calendarDuration.empty(0, 3); size(x)
if nargin > 0 && all([varargin{:}] > 0)
    error('MATLAB:class:emptyMustBeZero', 'At least one dimension must be zero to create an empty array of class ''calendarDuration''.');
end
x = makeCalendar(zeros(0, 3), size(double.empty(varargin{:})));
end
