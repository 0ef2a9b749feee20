% SPDX-License-Identifier: Apache-2.0
function [P, R, C] = equilibrate(A, form)
% A permutation and diagonal scalings by which R*P*A*C has entries of at most about 1 and a diagonal of magnitude 1; vectors with 'vector'.
% Example: [P, R, C] = equilibrate([1 1e6; 1e-6 3])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(A, 1) ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
n = size(A, 1);
if sprank(sparse(A)) < n, error('MATLAB:equilibrate:singular', 'Matrix must not be structurally singular.'); end
% The matching with the greatest product is the one of least cost log(max) - log|a| by shortest augmenting paths; its dual
% variables are the scalings (Duff and Koster, SIAM J. Matrix Anal. Appl. 22, 2001).
M = abs(full(A));
top = max(M, [], 1);
cost = log(top) - log(M);
[row, u, v] = assignment(cost);
P = sparse(1:n, row, 1, n, n);
r = exp(u(row));
c = exp(v(:) - log(top(:)));
if nargin > 1 && strcmpi(form, 'vector')
    P = row(:);
    R = r(:);
    C = c;
else
    R = spdiags(r(:), 0, n, n);
    C = spdiags(c, 0, n, n);
end
end
