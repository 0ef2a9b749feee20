% SPDX-License-Identifier: Apache-2.0
function s = etime(t1, t0)
% Seconds from the clock vectors t0 to t1; rows of matrices one by one.
if size(t1, 2) ~= 6 || size(t0, 2) ~= 6
    error('MATLAB:etime:InvalidInput', 'Expected clock vectors.');
end
d1 = datenum(t1(:, 1), t1(:, 2), t1(:, 3));
d0 = datenum(t0(:, 1), t0(:, 2), t0(:, 3));
s = 86400 * (d1 - d0) + (t1(:, 4:6) - t0(:, 4:6)) * [3600; 60; 1];
end
