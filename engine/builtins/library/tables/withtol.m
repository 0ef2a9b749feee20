% SPDX-License-Identifier: Apache-2.0
function r = withtol(times, tolerance)
% A subscript of the rows of a timetable whose times are within a tolerance of any of some times; the tolerance is a duration, the same for all
% or one for each.
% Example: T = timetable(seconds((1:5)'), (1:5)'); T(withtol(seconds([2.1 4]), seconds(0.2)), :)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ischar(times) || isstring(times) || iscellstr(times), times = datetime(times); end
if ~isa(times, 'datetime') && ~isa(times, 'duration')
    error('MATLAB:withtol:InvalidRowTimes', 'Row times must be a datetime or duration array, or text that datetime reads.');
elseif ~isa(tolerance, 'duration') || ~(isscalar(tolerance) || numel(tolerance) == numel(times))
    error('MATLAB:withtol:InvalidTolerance', 'The tolerance must be a duration, a scalar or one for each time.');
end
r = makeObject('withtol', struct('Times', reshape(times, 1, []), 'Tolerance', reshape(abs(tolerance), 1, [])), [], struct('isempty', @(r) false));
end
