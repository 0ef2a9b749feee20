% SPDX-License-Identifier: Apache-2.0
function w = bartlett(n)
% Bartlett window of n points, a column: a triangle that is zero at both ends.
% Example: w = bartlett(5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done] = windowArguments('bartlett', n, {});
if done, return; end
k = (0:n - 1)';
w = 1 - abs(2*k/(n - 1) - 1);
end
