% SPDX-License-Identifier: Apache-2.0
function tf = is_leap_year(year)
% True for leap years of the Gregorian calendar; this year by default.
if nargin == 0
    c = clock;
    year = c(1);
end
tf = (mod(year, 4) == 0 & mod(year, 100) ~= 0) | mod(year, 400) == 0;
end
