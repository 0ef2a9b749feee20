% SPDX-License-Identifier: Apache-2.0
function d = years(x)
% A duration of so many years, or the number of years of a duration.
% Example: x = years(years(2) + years(1))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(x) || islogical(x)) || ~isreal(x)
    error('MATLAB:duration:InvalidDurationInput', 'Input must be a numeric array or a duration.');
end
d = makeDuration(double(x)*864e5*365.2425, 'y');
end
