% SPDX-License-Identifier: Apache-2.0
function y = dct2(x, m, n)
% Orthonormal two-dimensional discrete cosine transform, of x cut or padded to m-by-n.
% Example: y = dct2(magic(4))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = double(x);
if nargin == 2
    n = m(2);
    m = m(1);
elseif nargin < 2
    [m, n] = size(x);
end
x = [x(1:min(m, end), 1:min(n, end)), zeros(min(m, size(x, 1)), max(n - size(x, 2), 0))];
x = [x; zeros(m - size(x, 1), n)];
y = dctmtx(m)*x*dctmtx(n)';
end
