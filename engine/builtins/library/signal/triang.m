% SPDX-License-Identifier: Apache-2.0
function w = triang(n)
% Triangular window of n points, a column, whose ends are not zero.
% Example: w = triang(5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done] = windowArguments('triang', n, {});
if done, return; end
k = (0:n - 1)';
w = 1 - abs(2*k - (n - 1))/(n + rem(n, 2));
end
