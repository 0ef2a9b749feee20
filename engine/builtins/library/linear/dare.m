% SPDX-License-Identifier: Apache-2.0
function [X, L, G] = dare(varargin)
% The stabilising solution of A'*X*A - E'*X*E - (A'*X*B + S)/(B'*X*B + R)*(B'*X*A + S') + Q = 0, the poles L of the closed loop and its gain
% G = (B'*X*B + R)\(B'*X*A + S'): dare(A, B, Q, R, S, E), where R, S and E are the unit matrix, 0 and the unit matrix unless given.
% Example: X = dare([1 1; 0 1], [0; 1], eye(2))
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[A, B, Q, R, S, E] = riccatiInputs('dare', varargin);
n = size(A, 1);
A = E\A;
B = E\B;
% Doubling: the squares of what one step of the closed loop is.
F = A - B*(R\S');
P = B*(R\B');
X = Q - S*(R\S');
for turn = 1:60
    W = eye(n) + P*X;
    if rcond(W) < eps^2, break, end
    step = F'*X*(W\F);
    P = P + F*(W\P)*F';
    F = F*(W\F);
    X = X + step;
    if ~(norm(step, 1) > eps*norm(X, 1)), break, end
end
X = (X + X')/2;
G = (B'*X*B + R)\(B'*X*A + S');
stable = all(isfinite(X(:))) && all(isfinite(G(:)));
if stable
    L = eig(A - B*G);
    stable = all(abs(L) < 1);
end
if ~stable
    error('Control:foundation:DARE4', 'There is no stabilising solution: eigenvalues of the pencil lie on the unit circle.');
end
X = E'\X/E;
end
