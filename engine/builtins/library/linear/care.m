% SPDX-License-Identifier: Apache-2.0
function [X, L, G] = care(varargin)
% The stabilising solution of A'*X*E + E'*X*A - (E'*X*B + S)/R*(B'*X*E + S') + Q = 0, the poles L of the closed loop and its gain
% G = R\(B'*X*E + S'): care(A, B, Q, R, S, E), where R, S and E are the unit matrix, 0 and the unit matrix unless given.
% Example: X = care([0 1; 0 0], [0; 1], eye(2))
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[A, B, Q, R, S, E] = riccatiInputs('care', varargin);
n = size(A, 1);
A = E\A;
B = E\B;
F = A - B*(R\S');
H = [F, -B*(R\B'); -(Q - S*(R\S')), -F'];
[U, T] = schur(H, 'complex');
stable = real(diag(T)) < 0;
if nnz(stable) ~= n || any(abs(real(diag(T))) <= 10*eps*norm(H, 1))
    error('Control:foundation:CARE4', 'There is no stabilising solution: eigenvalues of the Hamiltonian lie on the imaginary axis.');
end
[U, ~] = ordschur(U, T, stable);
X = U(n + 1:end, 1:n)/U(1:n, 1:n);
X = (X + X')/2;
if isreal(A) && isreal(B) && isreal(Q), X = real(X); end
G = R\(B'*X + S');
L = eig(A - B*G);
X = E'\X/E;
end
