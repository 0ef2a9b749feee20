% SPDX-License-Identifier: Apache-2.0
function [number, rate, each] = biterr(x, y, bits, flag)
% Bits in which whole numbers differ, their part of all bits, and the number for each element: biterr(x, y), (x, y, bits a number). A vector is compared
% with each row or column of a matrix; 'row-wise', 'column-wise' and 'overall' say how results are counted.
% Example: n = biterr([0 1 2], [0 3 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(bits), bits = max(1, ceil(log2(double(max([x(:); y(:)])) + 1))); end
if nargin < 4, flag = ''; end
if ischar(bits) || isstring(bits), flag = bits; bits = max(1, ceil(log2(double(max([x(:); y(:)])) + 1))); end
[x, y, along] = comparedSymbols('biterr', x, y, flag);
each = zeros(size(x));
for k = 0:bits - 1, each = each + (mod(floor(x/2^k), 2) ~= mod(floor(y/2^k), 2)); end
[number, rate] = countedErrors(each, along, bits);
end
