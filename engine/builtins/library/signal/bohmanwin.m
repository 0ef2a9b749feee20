% SPDX-License-Identifier: Apache-2.0
function w = bohmanwin(n)
% Bohman window of n points, a column.
% Example: w = bohmanwin(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done] = windowArguments('bohmanwin', n, {});
if done, return, end
t = abs(linspace(-1, 1, n)');
w = (1 - t).*cos(pi*t) + sin(pi*t)/pi;
w([1 n]) = 0;
end
