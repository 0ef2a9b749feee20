% SPDX-License-Identifier: Apache-2.0
function w = barthannwin(n)
% Modified Bartlett-Hann window of n points, a column.
% Example: w = barthannwin(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done, m] = windowArguments('barthannwin', n, {});
if done, return, end
t = (0:n - 1)'/m - 0.5;
w = 0.62 - 0.48*abs(t) + 0.38*cos(2*pi*t);
end
