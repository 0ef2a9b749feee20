% SPDX-License-Identifier: Apache-2.0
function y = entropyfilt(x, mask)
% Entropy, in bits, of the grey values of the neighbours that a mask (true(9)) marks, with symmetric borders.
% Example: y = entropyfilt(uint8(magic(4)), true(3))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mask = true(9); end
if islogical(x), levels = double(x); last = 1; else, levels = double(im2uint8(x)); last = 255; end
mask = double(mask ~= 0);
n = sum(mask(:));
y = zeros(size(x));
for level = unique(levels(:))'
    if level > last, continue, end
    p = round(imfilter(double(levels == level), mask, 'symmetric'))/n;
    part = -p.*log2(p);
    part(p == 0) = 0;
    y = y + part;
end
end
