% SPDX-License-Identifier: Apache-2.0
function theta = subspace(A, B)
% The largest angle between the spaces that the columns of two matrices span.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(A, 1) ~= size(B, 1)
    error('MATLAB:subspace:InputSizeMismatch', 'Number of rows must be the same.');
end
A = orth(A);
B = orth(B);
if size(A, 2) < size(B, 2), [A, B] = deal(B, A); end
s = svd(A' * B);
if isempty(s), theta = 0; return, end
if min(s)^2 < 0.5
    theta = acos(max(0, min(1, min(s))));
else
    theta = asin(min(1, norm(B - A * (A' * B))));
end
end
