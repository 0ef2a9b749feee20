% SPDX-License-Identifier: Apache-2.0
function y = imhistmatch(x, ref, n)
% The image with the histogram of another one, over n (64) levels, plane by plane.
% Example: y = imhistmatch(uint8([0 10; 20 30]), uint8([100 150; 200 250]));
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, n = 64; end
y = x;
for k = 1:size(x, 3)
    y(:, :, k) = histeq(x(:, :, k), imhist(ref(:, :, min(k, size(ref, 3))), n));
end
end
