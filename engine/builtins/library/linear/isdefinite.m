% SPDX-License-Identifier: Apache-2.0
function tf = isdefinite(A, tol)
% True when a matrix is Hermitian and positive definite within a tolerance.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A), A = double(A); end
if nargin < 2, tol = 100 * eps(class(A)) * norm(A, 'fro'); end
tf = false;
if ~ishermitian(A), return, end
[~, p] = chol(A - tol * eye(size(A)));
tf = p == 0;
end
