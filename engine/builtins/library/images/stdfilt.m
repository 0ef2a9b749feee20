% SPDX-License-Identifier: Apache-2.0
function y = stdfilt(x, mask)
% Standard deviation of the neighbours that a mask (true(3)) marks, with symmetric borders.
% Example: y = stdfilt(magic(4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mask = true(3); end
x = double(x);
mask = double(mask ~= 0);
n = sum(mask(:));
if n == 1
    y = zeros(size(x));
    return
end
squares = imfilter(x.^2, mask/(n - 1), 'symmetric');
sums = imfilter(x, mask, 'symmetric').^2/(n*(n - 1));
y = sqrt(max(squares - sums, 0));
end
