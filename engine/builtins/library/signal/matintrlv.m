% SPDX-License-Identifier: Apache-2.0
function y = matintrlv(x, rows, columns)
% Elements written into a matrix row by row and read column by column.
% Example: y = matintrlv(1:6, 2, 3)
n = numel(x);
if ~isrow(x), n = size(x, 1); end
if n ~= rows*columns, error('comm:matintrlv:InvalidSize', 'The product of rows and columns must be the number of elements.'); end
y = intrlv(x, reshape(reshape(1:n, columns, rows)', 1, []));
end
