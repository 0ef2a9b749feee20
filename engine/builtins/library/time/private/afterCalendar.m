% SPDX-License-Identifier: Apache-2.0
function ms = afterCalendar(ms, c, sign)
% Times after months (to the month's last day at most), days and milliseconds, the rows of c.
shape = size(ms);
if isscalar(ms) && size(c, 1) > 1, shape = [size(c, 1) 1]; end
p = timeParts(ms(:).*ones(size(c, 1)^(numel(ms) == 1), 1));
m = p(:, 1)*12 + p(:, 2) - 1 + sign*c(:, 1);
p(:, 1) = floor(m/12);
p(:, 2) = mod(m, 12) + 1;
p(:, 3) = min(p(:, 3), eomday(p(:, 1), p(:, 2))) + sign*c(:, 2);
ms = reshape(partsTime(p) + sign*c(:, 3), shape);
end
