% SPDX-License-Identifier: Apache-2.0
function y = rangefilt(x, mask)
% Greatest less least of the neighbours that a mask (true(3)) marks, in the class of x.
% Example: y = rangefilt(magic(4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, mask = true(3); end
mask = mask ~= 0;
y = imdilate(x, rot90(mask, 2));
z = imerode(x, mask);
if islogical(x), y = y & ~z; else, y = y - z; end
end
