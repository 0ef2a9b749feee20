% SPDX-License-Identifier: Apache-2.0
function p = timeParts(ms)
% Year, month, day, hour, minute and second of milliseconds since 1970, a row each.
x = ms(:);
day = floor(x/864e5);
p = NaN(numel(x), 6);
known = isfinite(x);
if ~any(known), return, end
v = datevec(day(known) + 719529);
rest = x(known) - day(known)*864e5;
h = floor(rest/36e5);
m = floor((rest - h*36e5)/6e4);
p(known, :) = [v(:, 1:3) h m (rest - h*36e5 - m*6e4)/1e3];
end
