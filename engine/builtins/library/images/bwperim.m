% SPDX-License-Identifier: Apache-2.0
function y = bwperim(bw, conn)
% The pixels of objects that have a 4-connected (or by conn) neighbour that is not.
% Example: y = bwperim(true(3))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2
    conn = conndef(ndims(bw), 'minimal');
end
bw = bw ~= 0;
dims = ndims(bw);
padded = padarray(bw, ones(1, dims), false);
y = bw & ~unpad(imerode(padded, connectivityMask('bwperim', conn, dims)), dims);
end
