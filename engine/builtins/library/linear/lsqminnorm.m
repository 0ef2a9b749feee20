% SPDX-License-Identifier: Apache-2.0
function X = lsqminnorm(A, B, varargin)
% The shortest of the least-squares solutions of A*X = B. A tolerance decides the rank; 'warn' says when it is
% deficient.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(A, 1) ~= size(B, 1), error('MATLAB:dimagree', 'Matrix dimensions must agree.'); end
tol = -1;
say = false;
for k = 1:numel(varargin)
    if ischar(varargin{k}) || isstring(varargin{k})
        say = strcmpi(varargin{k}, 'warn');
    else
        tol = varargin{k};
    end
end
if isempty(A), X = zeros(size(A, 2), size(B, 2)); return, end
[U, S, V] = svd(full(A), 'econ');
s = diag(S);
if tol < 0, tol = max(size(A)) * eps(max(s)); end
r = sum(s > tol);
if say && r < min(size(A))
    warning('MATLAB:rankDeficientMatrix', 'Rank deficient, rank = %d, tol = %13.6e.', r, tol);
end
X = V(:, 1:r) * ((U(:, 1:r)' * full(B)) ./ s(1:r));
end
