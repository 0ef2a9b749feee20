% SPDX-License-Identifier: Apache-2.0
function w = parzenwin(n)
% Parzen (piecewise cubic) window of n points, a column.
% Example: w = parzenwin(8)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[n, w, done] = windowArguments('parzenwin', n, {});
if done, return, end
k = abs((-(n - 1)/2:(n - 1)/2)');
u = k/(n/2);
inner = k <= (n - 1)/4;
w = inner.*(1 - 6*u.^2 + 6*u.^3) + ~inner.*(2*(1 - u).^3);
end
