% SPDX-License-Identifier: Apache-2.0
function p = quatconj(q)
% Conjugates of quaternions, one a row with the real part first.
% Example: p = quatconj([1 2 3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
q = checkedRows('quatconj', q, 4);
p = [q(:, 1), -q(:, 2:4)];
end
