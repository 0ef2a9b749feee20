% SPDX-License-Identifier: Apache-2.0
function d = hours(x)
% A duration of so many hours, or the number of hours of a duration.
% Example: x = hours(hours(2) + hours(1))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ~isreal(x)
    error('MATLAB:duration:InvalidDurationInput', 'Input must be a numeric array or a duration.');
end
d = makeDuration(double(x)*36e5, 'h');
end
