% SPDX-License-Identifier: Apache-2.0
function y = rssq(x, dim)
% Root of the sum of squared magnitudes along a dimension.
% Example: y = rssq([3 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    y = sqrt(sum(abs(x).^2));
else
    y = sqrt(sum(abs(x).^2, dim));
end
end
