% SPDX-License-Identifier: Apache-2.0
function [L, flag] = logm(A)
% Principal logarithm of a matrix by inverse scaling and squaring of its Schur form (N. J. Higham, Functions
% of Matrices, 2008, chapter 11); flag is 1 where there is none.
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A), error('MATLAB:logm:inputType', 'First argument must be a floating-point matrix.'); end
if ndims(A) > 2 || size(A, 1) ~= size(A, 2), error('MATLAB:square', 'Matrix must be square.'); end
n = size(A, 1);
flag = 0;
if n == 0, L = A; return, end
A = full(A);
hermitian = isequal(A, A');
if hermitian, [U, T] = eig(A); else, [U, T] = schur(A, 'complex'); end
d = diag(T);
if any(imag(d) == 0 & real(d) <= 0)
    flag = 1;
    if nargout < 2
        warning('MATLAB:logm:nonPosRealEig', ['Principal matrix logarithm is not defined for A with\n' ...
            '         nonpositive real eigenvalues. A non-principal matrix\n         logarithm is returned.']);
    end
end
if hermitian || isdiag(T)
    L = U * (log(d) .* U');
    if flag == 0 && hermitian, L = (L + L') / 2; end
else
    R = double(T);
    halvings = 0;
    while norm(R - eye(n), 1) > 0.25 && halvings < 100
        R = triangularRoot(R);
        halvings = halvings + 1;
    end
    % The [8/8] Pade approximant of log(1 + x) as the rule of Gauss and Legendre for its integral.
    R = R - eye(n);
    k = 1:7;
    v = k ./ sqrt((2 * k).^2 - 1);
    [V, D] = eig(diag(v, 1) + diag(v, -1));
    places = (diag(D) + 1) / 2;
    weights = V(1, :).'.^2;
    L = zeros(n);
    for k = 1:8
        L = L + weights(k) * ((eye(n) + places(k) * R) \ R);
    end
    L = 2^halvings * L;
    L(1:n + 1:end) = log(d);
    L = cast(U * L * U', 'like', T);
end
if isreal(A) && flag == 0, L = real(L); end
end
