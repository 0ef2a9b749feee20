% SPDX-License-Identifier: Apache-2.0
function p = quatnormalize(q)
% Quaternions, one a row, divided by their lengths.
% Example: p = quatnormalize([0 3 0 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = checkedRows('quatnormalize', q, 4);
p = q./quatmod(q);
end
