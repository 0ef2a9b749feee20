% SPDX-License-Identifier: Apache-2.0
function A = vander(v)
% Vandermonde matrix: column j holds the powers n-j of the elements.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
v = v(:);
if ~isfloat(v), v = double(v); end
n = numel(v);
A = ones(n, n, 'like', v);
for j = n-1:-1:1
    A(:, j) = v.*A(:, j+1);
end
end
