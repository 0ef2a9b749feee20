% SPDX-License-Identifier: Apache-2.0
function b = im2col(a, block, kind, varargin)
% Blocks m-by-n as columns: 'sliding' (the default) at all places, 'distinct' side by side, padded with zeros.
% Example: b = im2col(magic(4), [2 2], 'distinct')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, kind = 'sliding'; end
kind = validatestring(kind, {'sliding', 'distinct'}, 'im2col', 'BLOCKTYPE', 3);
m = block(1);
n = block(2);
if strcmp(kind, 'distinct')
    rows = ceil(size(a, 1)/m);
    columns = ceil(size(a, 2)/n);
    a = padarray(a, [rows*m - size(a, 1), columns*n - size(a, 2)], 0, 'post');
    b = reshape(permute(reshape(a, m, rows, n, columns), [1 3 2 4]), m*n, rows*columns);
elseif any([m, n] > [size(a, 1), size(a, 2)])
    b = zeros(m*n, 0, 'like', a);
else
    rows = size(a, 1) - m + 1;
    columns = size(a, 2) - n + 1;
    inner = (0:m - 1)' + (0:n - 1)*size(a, 1);
    outer = (1:rows)' + (0:columns - 1)*size(a, 1);
    at = inner(:) + outer(:)';
    b = reshape(a(at), m*n, rows*columns);
end
end
