% SPDX-License-Identifier: Apache-2.0
function x = idct2(y, m, n)
% Inverse of dct2, of y cut or padded to m-by-n.
% Example: x = idct2(dct2(magic(4)))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = double(y);
if nargin == 2
    n = m(2);
    m = m(1);
elseif nargin < 2
    [m, n] = size(y);
end
y = [y(1:min(m, end), 1:min(n, end)), zeros(min(m, size(y, 1)), max(n - size(y, 2), 0))];
y = [y; zeros(m - size(y, 1), n)];
x = dctmtx(m)'*y*dctmtx(n);
end
