% SPDX-License-Identifier: Apache-2.0
function A = convmtx(h, n)
% Matrix of the convolution with h: A*x is conv(h, x) for a column h and x of n elements, x*A for rows.
% Example: A = convmtx([1 2 3], 2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
m = numel(h);
A = toeplitz([h(:); zeros(n - 1, 1)], [h(1), zeros(1, n - 1)]);
if isrow(h), A = A.'; end
end
