% SPDX-License-Identifier: Apache-2.0
function [y, t] = histeq(x, hgram)
% Histogram equalisation of a gray image to n (64) levels or to the histogram hgram, and the curve of gray levels.
% Example: y = histeq(uint8([10 20; 30 40]), 4)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
validateattributes(x, {'uint8', 'uint16', 'double', 'int16', 'single'}, {'nonsparse', '2d', 'real'}, 'histeq', 'I', 1);
if nargin < 2, hgram = 64; end
n = 256;
pixels = numel(x);
if isscalar(hgram), hgram = ones(1, hgram)*(pixels/hgram); end
hgram = double(hgram(:)')*(pixels/sum(hgram));
m = numel(hgram);
counts = imhist(x, n)';
have = cumsum(counts);
want = cumsum(hgram);
tolerance = ones(m, 1)*min([counts(1:n - 1), 0; 0, counts(2:n)])/2;
off = (want(:)*ones(1, n) - ones(m, 1)*have) + tolerance;
off(off < -pixels*sqrt(eps)) = pixels;
[~, t] = min(off, [], 1);
t = (t - 1)/(m - 1);
level = floor(im2double(x)*(n - 1) + 0.5);
y = toImageClass(reshape(t(min(max(level, 0), n - 1) + 1), size(x)), class(x));
end
