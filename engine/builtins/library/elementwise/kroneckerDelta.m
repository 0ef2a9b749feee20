% SPDX-License-Identifier: Apache-2.0
function y = kroneckerDelta(m, n)
% 1 where m equals n (0 unless given), 0 elsewhere.
% Example: y = kroneckerDelta(0:3, 2)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, n = 0; end
y = double(m == n);
end
