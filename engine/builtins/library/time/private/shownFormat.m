% SPDX-License-Identifier: Apache-2.0
function format = shownFormat(t)
% The format that datetimes are shown in: their own, or the usual one, which leaves midnights without their time.
format = char(ownFormat(t));
if ~isempty(format), return, end
format = 'dd-MMM-uuuu HH:mm:ss';
x = wallTime(t);
if all(mod(x(isfinite(x)), 864e5) == 0), format = 'dd-MMM-uuuu'; end
end
