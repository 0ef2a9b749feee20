% SPDX-License-Identifier: Apache-2.0
function ms = partsTime(p)
% Milliseconds since 1970 of rows of year, month, day, hour, minute, second.
p(:, end + 1:6) = 0;
ms = (datenum(p(:, 1), p(:, 2), floor(p(:, 3))) - 719529)*864e5 + mod(p(:, 3), 1)*864e5 + p(:, 4)*36e5 + p(:, 5)*6e4 + p(:, 6)*1e3;
end
