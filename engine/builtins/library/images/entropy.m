% SPDX-License-Identifier: Apache-2.0
function e = entropy(x)
% Entropy in bits of the histogram of an image (256 levels; 2 of a logical one).
% Example: e = entropy(uint8([0 0 255 255]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if islogical(x), p = imhist(x(:)); else, p = imhist(reshape(im2uint8(x), [], 1)); end
p = p(p > 0)/numel(x);
e = -sum(p.*log2(p));
end
