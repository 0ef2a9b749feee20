% SPDX-License-Identifier: Apache-2.0
function n = quatnorm(q)
% Sums of the squares of the parts of quaternions, one a row.
% Example: n = quatnorm([1 2 3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = checkedRows('quatnorm', q, 4);
n = sum(q.^2, 2);
end
