% SPDX-License-Identifier: Apache-2.0
function q = quatmultiply(a, b)
% Products of quaternions, one a row with the real part first; one row counts for all.
% Example: q = quatmultiply([0 1 0 0], [0 0 1 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, b = a; end
a = checkedRows('quatmultiply', a, 4);
b = checkedRows('quatmultiply', b, 4);
q = [a(:, 1).*b(:, 1) - a(:, 2).*b(:, 2) - a(:, 3).*b(:, 3) - a(:, 4).*b(:, 4), ...
    a(:, 1).*b(:, 2) + a(:, 2).*b(:, 1) + a(:, 3).*b(:, 4) - a(:, 4).*b(:, 3), ...
    a(:, 1).*b(:, 3) - a(:, 2).*b(:, 4) + a(:, 3).*b(:, 1) + a(:, 4).*b(:, 2), ...
    a(:, 1).*b(:, 4) + a(:, 2).*b(:, 3) - a(:, 3).*b(:, 2) + a(:, 4).*b(:, 1)];
end
