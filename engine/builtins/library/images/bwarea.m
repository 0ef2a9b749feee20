% SPDX-License-Identifier: Apache-2.0
function a = bwarea(bw)
% Area of the objects, where a pixel counts by the pattern of its neighbours.
% Example: a = bwarea(true(4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
p = padarray(double(bw ~= 0), [1, 1]);
sums = conv2(p, ones(2), 'valid');
diagonal = sums == 2 & conv2(p, [1 0; 0 1], 'valid') ~= 1;
a = sum(sum((sums == 1)/4 + (sums == 2 & ~diagonal)/2 + diagonal*3/4 + (sums == 3)*7/8 + (sums == 4)));
end
