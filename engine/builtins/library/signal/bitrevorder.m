% SPDX-License-Identifier: Apache-2.0
function [y, i] = bitrevorder(x)
% Elements (rows of a matrix) in the order of their numbers with reversed bits; i holds the places.
% Example: y = bitrevorder(0:7)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
row = isrow(x);
if row, x = x.'; end
n = size(x, 1);
bits = round(log2(n));
if 2^bits ~= n, error('signal:bitrevorder:InvalidDimensions', 'The length must be a power of 2.'); end
k = (0:n - 1).';
i = zeros(n, 1);
for b = 1:bits, i = 2*i + mod(floor(k/2^(b - 1)), 2); end
i = i + 1;
y = x(i, :);
if row, y = y.'; i = i.'; end
end
