% SPDX-License-Identifier: Apache-2.0
function A = vander(v, n)
% Vandermonde matrix: column j holds the powers n-j of the elements; n, their number, may be said.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
v = v(:);
if ~isfloat(v), v = double(v); end
m = numel(v);
if nargin < 2, n = m; end
A = ones(m, n, 'like', v);
for j = n-1:-1:1
    A(:, j) = v.*A(:, j+1);
end
end
