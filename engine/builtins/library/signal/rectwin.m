% SPDX-License-Identifier: Apache-2.0
function w = rectwin(n)
% Rectangular window of n points: a column of ones.
% Example: w = rectwin(3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[~, w] = windowArguments('rectwin', n, {});
end
