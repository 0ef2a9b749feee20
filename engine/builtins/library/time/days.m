% SPDX-License-Identifier: Apache-2.0
function d = days(x)
% A duration of so many days, or the number of days of a duration.
% Example: x = days(days(2) + days(1))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ~isreal(x)
    error('MATLAB:duration:InvalidDurationInput', 'Input must be a numeric array or a duration.');
end
d = makeDuration(double(x)*864e5, 'd');
end
