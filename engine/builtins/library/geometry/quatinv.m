% SPDX-License-Identifier: Apache-2.0
function p = quatinv(q)
% Inverses of quaternions, one a row with the real part first.
% Example: p = quatinv([0 2 0 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = checkedRows('quatinv', q, 4);
p = quatconj(q)./quatnorm(q);
end
