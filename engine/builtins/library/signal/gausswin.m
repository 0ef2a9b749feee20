% SPDX-License-Identifier: Apache-2.0
function w = gausswin(n, alpha)
% Gaussian window of n points, a column; alpha (2.5) is the reciprocal of the standard deviation in half widths.
% Example: w = gausswin(5)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2 || isempty(alpha), alpha = 2.5; end
[n, w, done] = windowArguments('gausswin', n, {});
if done, return; end
t = 2*(0:n - 1)'/(n - 1) - 1;
w = exp(-0.5*(alpha*t).^2);
end
