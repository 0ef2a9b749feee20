% SPDX-License-Identifier: Apache-2.0
function X = sylvester(A, B, C)
% The solution of A*X + X*B = C, through Schur forms of A and B.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A) || ~isfloat(B) || ~isfloat(C)
    error('MATLAB:sylvester:inputType', 'Inputs must be floating-point matrices.');
end
if size(A, 1) ~= size(A, 2) || size(B, 1) ~= size(B, 2)
    error('MATLAB:square', 'Matrix must be square.');
end
if ~isequal(size(C), [size(A, 1), size(B, 1)])
    error('MATLAB:dimagree', 'Matrix dimensions must agree.');
end
A = full(A); B = full(B); C = full(C);
form = 'complex';
if isreal(A) && isreal(B) && isreal(C), form = 'real'; end
[U, S] = schur(A, form);
[V, T] = schur(B, form);
F = U' * C * V;
if any(ordeig(S) + ordeig(T).' == 0, 'all')
    warning('MATLAB:singularMatrix', 'Matrix is singular to working precision.');
    X = NaN(size(C), class(F));
    return
end
Y = cast(triangularSylvester(double(S), double(T), double(F)), 'like', F);
X = U * Y * V';
end
