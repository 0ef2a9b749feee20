% SPDX-License-Identifier: Apache-2.0
function d = milliseconds(x)
% A duration of so many milliseconds, or the number of milliseconds of a duration.
% Example: x = milliseconds(milliseconds(2) + milliseconds(1))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ~isreal(x)
    error('MATLAB:duration:InvalidDurationInput', 'Input must be a numeric array or a duration.');
end
d = makeDuration(double(x), 's');
end
