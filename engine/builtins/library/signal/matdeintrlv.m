% SPDX-License-Identifier: Apache-2.0
function y = matdeintrlv(x, rows, columns)
% The order before matintrlv.
% Example: y = matdeintrlv(matintrlv(1:6, 2, 3), 2, 3)
n = numel(x);
if ~isrow(x), n = size(x, 1); end
if n ~= rows*columns, error('comm:matdeintrlv:InvalidSize', 'The product of rows and columns must be the number of elements.'); end
y = deintrlv(x, reshape(reshape(1:n, columns, rows)', 1, []));
end
