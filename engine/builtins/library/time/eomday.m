% SPDX-License-Identifier: Apache-2.0
function days = eomday(year, month)
% Number of days of a month; years and months may be arrays.
if nargin < 2
    error('MATLAB:minrhs', 'Not enough input arguments.');
end
lengths = [31 28 31 30 31 30 31 31 30 31 30 31];
month = month + zeros(size(year));
year = year + zeros(size(month));
days = reshape(lengths(month(:)), size(month));
leap = (mod(year, 4) == 0 & mod(year, 100) ~= 0) | mod(year, 400) == 0;
days(month == 2 & leap) = 29;
end
