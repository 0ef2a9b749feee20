% SPDX-License-Identifier: Apache-2.0
function d = minutes(x)
% A duration of so many minutes, or the number of minutes of a duration.
% Example: x = minutes(minutes(2) + minutes(1))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ~isreal(x)
    error('MATLAB:duration:InvalidDurationInput', 'Input must be a numeric array or a duration.');
end
d = makeDuration(double(x)*6e4, 'm');
end
