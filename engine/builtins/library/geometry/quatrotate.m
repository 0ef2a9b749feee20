% SPDX-License-Identifier: Apache-2.0
function v = quatrotate(q, v)
% Vectors, one a row, as the axes turned by a quaternion see them; one row counts for all.
% Example: v = quatrotate([cos(pi/4) 0 0 sin(pi/4)], [1 0 0])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = quatnormalize(q);
v = checkedRows('quatrotate', v, 3);
v = quatmultiply(quatmultiply(quatconj(q), [zeros(size(v, 1), 1), v]), q);
v = v(:, 2:4);
end
