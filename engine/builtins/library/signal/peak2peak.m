% SPDX-License-Identifier: Apache-2.0
function y = peak2peak(x, dim)
% Difference of the greatest and the least element along a dimension.
% Example: y = peak2peak([1 9 4])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    y = max(x) - min(x);
else
    y = max(x, [], dim) - min(x, [], dim);
end
end
