% SPDX-License-Identifier: Apache-2.0
function d = seconds(x)
% A duration of so many seconds, or the number of seconds of a duration.
% Example: x = seconds(seconds(2) + seconds(1))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ~isreal(x)
    error('MATLAB:duration:InvalidDurationInput', 'Input must be a numeric array or a duration.');
end
d = makeDuration(double(x)*1e3, 's');
end
