% SPDX-License-Identifier: Apache-2.0
function a = col2im(b, block, sizes, kind)
% The image whose blocks are columns: 'distinct' blocks, or values of 'sliding' ones (the default).
% Example: a = col2im(im2col(magic(4), [2 2], 'distinct'), [2 2], [4 4], 'distinct')
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4, kind = 'sliding'; end
kind = validatestring(kind, {'sliding', 'distinct'}, 'col2im', 'BLOCKTYPE', 4);
m = block(1);
n = block(2);
if strcmp(kind, 'sliding')
    a = reshape(b, sizes(1) - m + 1, sizes(2) - n + 1);
else
    rows = ceil(sizes(1)/m);
    columns = ceil(sizes(2)/n);
    a = reshape(permute(reshape(b, m, n, rows, columns), [1 3 2 4]), rows*m, columns*n);
    a = a(1:sizes(1), 1:sizes(2));
end
end
