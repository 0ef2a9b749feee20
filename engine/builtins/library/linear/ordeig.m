% SPDX-License-Identifier: Apache-2.0
function E = ordeig(A, B)
% Eigenvalues of a quasitriangular matrix, or of a pair with a triangular B, in their order on the diagonal.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isnumeric(A) || (nargin > 1 && ~isnumeric(B))
    error('MATLAB:ordeig:NotNumeric', 'Inputs must be numeric matrices.');
end
if size(A, 1) ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
n = size(A, 1);
if nargin < 2, B = eye(n, class(A)); end
if ~isequal(size(A), size(B)), error('MATLAB:ordeig:SizeMismatch', 'Matrices must be the same size.'); end
if ~istriu(B), error('MATLAB:ordeig:NotTriangular', 'The second matrix must be upper triangular.'); end
E = complex(zeros(n, 1, class(A)));
k = 1;
while k <= n
    if k < n && A(k + 1, k) ~= 0
        p = k:k + 1;
        E(p) = eig(A(p, p), B(p, p));
        if imag(E(k)) < 0, E(p) = conj(E(p)); end
        k = k + 2;
    else
        E(k) = A(k, k) / B(k, k);
        k = k + 1;
    end
end
if all(imag(E) == 0), E = real(E); end
end
