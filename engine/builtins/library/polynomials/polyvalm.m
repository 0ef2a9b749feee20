% SPDX-License-Identifier: Apache-2.0
function Y = polyvalm(p, X)
% Value of a polynomial whose argument is a square matrix (Horner's scheme with matrix products).
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isvector(p) || isempty(p))
    error('MATLAB:polyvalm:InvalidP', 'P must be a vector.');
end
if ~ismatrix(X) || size(X, 1) ~= size(X, 2)
    error('MATLAB:polyvalm:NonSquareMatrix', 'Matrix must be square.');
end
n = size(X, 1);
Y = zeros(n, 'like', X);
for c = p(:).'
    Y = Y*X + diag(repmat(c, n, 1));
end
end
