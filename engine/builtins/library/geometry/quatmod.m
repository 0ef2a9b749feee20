% SPDX-License-Identifier: Apache-2.0
function n = quatmod(q)
% Lengths of quaternions, one a row.
% Example: n = quatmod([1 1 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = checkedRows('quatmod', q, 4);
n = sqrt(quatnorm(q));
end
