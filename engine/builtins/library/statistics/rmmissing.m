% SPDX-License-Identifier: Apache-2.0
function [B, removed] = rmmissing(A, dim)
% Removes the missing elements of a vector, or the rows (dim 1) or columns (dim 2) of a matrix that
% have any.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
m = ismissing(A);
if isvector(A) && nargin < 2
    removed = m;
    B = A(~m);
    return
end
if nargin < 2, dim = 1; end
if dim == 1
    removed = any(m, 2);
    B = A(~removed, :);
else
    removed = any(m, 1);
    B = A(:, ~removed);
end
end
