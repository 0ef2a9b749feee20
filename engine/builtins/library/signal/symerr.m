% SPDX-License-Identifier: Apache-2.0
function [number, rate, each] = symerr(x, y, flag)
% Elements in which arrays differ, their part of all, and where: symerr(x, y). A vector is compared with each row or column of a matrix; 'row-wise',
% 'column-wise' and 'overall' say how results are counted.
% Example: n = symerr([0 1 2], [0 3 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, flag = ''; end
[x, y, along] = comparedSymbols('symerr', x, y, flag);
each = double(x ~= y);
[number, rate] = countedErrors(each, along, 1);
end
