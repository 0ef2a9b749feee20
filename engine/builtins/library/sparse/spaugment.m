% SPDX-License-Identifier: Apache-2.0
function S = spaugment(A, c)
% The sparse, symmetric matrix [c*I A; A' 0] of a least squares problem; c is max(max(abs(A)))/1000.
% Example: S = spaugment(sparse([1; 2]), 1)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, c = full(max(max(abs(A))))/1000; end
[m, n] = size(A);
S = [c*speye(m), sparse(A); sparse(A)', sparse(n, n)];
end
