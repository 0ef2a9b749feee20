% SPDX-License-Identifier: Apache-2.0
function e = bweuler(bw, conn)
% Euler number: objects less holes, of 8-connected (or 4-connected) objects.
% Example: e = bweuler([1 1 1; 1 0 1; 1 1 1])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, conn = 8; end
if conn ~= 4 && conn ~= 8, error('images:bweuler:badScalarConn', 'N must be 4 or 8.'); end
p = padarray(double(bw ~= 0), [1, 1]);
sums = conv2(p, ones(2), 'valid');
diagonal = sums == 2 & conv2(p, [1 0; 0 1], 'valid') ~= 1;
e = (nnz(sums == 1) - nnz(sums == 3) + (2 - 4*(conn == 8))*nnz(diagonal))/4;
end
