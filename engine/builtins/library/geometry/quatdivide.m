% SPDX-License-Identifier: Apache-2.0
function p = quatdivide(q, r)
% The inverse of r times q, quaternions one a row with the real part first.
% Example: p = quatdivide([0 1 0 0], [0 0 2 0])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
p = quatmultiply(quatinv(r), q);
end
