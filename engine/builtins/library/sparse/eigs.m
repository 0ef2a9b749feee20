% SPDX-License-Identifier: Apache-2.0
function [V, D, flag] = eigs(A, varargin)
% Some eigenvalues: eigs(A), eigs(A, k), eigs(A, B, k, sigma, ...), eigs(f, n, ...); six of largest magnitude unless said.
% sigma is a number (those nearest to it) or 'largestabs', 'smallestabs', 'largestreal', 'smallestreal',
% 'bothendsreal', 'largestimag', 'smallestimag', 'bothendsimag' (or 'lm', 'sm', 'la', 'sa', 'be', 'lr', 'sr', 'li', 'si').
% Options by name or in a struct: 'Tolerance', 'MaxIterations', 'SubspaceDimension', 'StartVector', 'IsFunctionSymmetric'.
% A function is called as f(x), and gives A*x, or A\x for 'smallestabs', or (A-sigma*I)\x for a number.
% Example: d = eigs(gallery('poisson', 5), 3)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
s = eigsArguments(A, varargin);
flag = 0;
n = s.n;
if n == 0 || s.k == 0
    V = zeros(n, 0);
    d = zeros(0, 1);
elseif ~s.isFunction && (n <= 200 || s.dimension >= n)
    [V, d] = denseChoice(s);
else
    [V, d, flag] = krylovSchur(s);
end
if s.hermitian, d = real(d); end
if flag && nargout < 3
    warning('MATLAB:eigs:NotAllEigsConverged', 'Only %d of the %d requested eigenvalues converged.', ...
        nnz(~isnan(d)), s.k);
end
if nargout < 2
    V = d;
else
    D = diag(d);
end
end

function [V, d] = denseChoice(s)
A = full(s.A);
if isempty(s.B)
    [V, D] = eig(A);
else
    [V, D] = eig(A, full(s.B));
end
d = diag(D);
order = eigsOrder(d, s.which, s.sigma, s.k);
d = d(order);
V = V(:, order);
if isempty(s.B)
    V = V./sqrt(sum(abs(V).^2, 1));
elseif s.hermitian
    V = V./sqrt(abs(sum(conj(V).*(full(s.B)*V), 1)));
end
end

function [V, d, flag] = krylovSchur(s)
% Arnoldi's process with restarts from the wanted part of its Schur form (Stewart, SIAM J. Matrix Anal. 23, 2001).
% Hermitian problems have a real Schur form that is diagonal (Wu and Simon, SIAM J. Matrix Anal. 22, 2000).
% From one start only one of equal eigenvalues is seen, but for rounding. So what was found is locked and the rest
% searched from a start of its own, until its most wanted eigenvalue is none of the k.
n = s.n;
k = s.k;
symmetric = s.hermitian && isempty(s.B);
p = min(max(s.dimension, k + 2), n);
V = cell(1, p + 1); % columns, which are stored without touching the others
V{1} = s.start/norm(s.start);
H = zeros(p + 1, p);
kept = 0;
flag = 1;
locked = [];
for round = 1:s.most
    p = min(p, n);
    for j = kept + 1:p
        [v, H(1:j, j), next, before] = orthogonalise(V, s.operator(V{j}), j);
        if next <= 10*eps*before && j < n
            % The space is invariant: go on with a direction of its own.
            next = 0;
            v = orthogonalise(V, cos((1:n)'.*(j + 0.5)), j);
        end
        if j < n, V{j + 1} = v; end
        H(j + 1, j) = next*(j < n);
    end
    if symmetric
        [Q, T] = eig((H(1:p, 1:p) + H(1:p, 1:p)')/2, 'vector');
        order = eigsOrder(s.back(T), s.which, s.sigma, p);
        Q = Q(:, order);
        T = diag(T(order));
    else
        [Q, T] = schur(H(1:p, 1:p), 'complex');
        order = eigsOrder(s.back(diag(T)), s.which, s.sigma, p);
        rank = zeros(p, 1);
        rank(order) = p:-1:1;
        [Q, T] = ordschur(Q, T, rank);
    end
    b = H(p + 1, :)*Q;
    theta = diag(T);
    good = abs(b(1:k)) <= max(s.tol*abs(theta(1:k)'), 2*eps*norm(T, 1));
    flag = double(~all(good));
    if ~flag
        found = real(theta(1:k)) + 1i*abs(imag(theta(1:k)));
        known = ~isempty(locked) && all(abs(found - locked) <= 1e3*max(s.tol, eps)*max(abs(found)));
        if p == n || (known && abs(b(k + 1)) <= max(s.tol, 1e-6)*abs(theta(k + 1))), break; end
        if ~known && round < s.most
            locked = found;
            kept = k;
            V(1:k) = combineColumns(V, Q(:, 1:k));
            V{k + 1} = orthogonalise(V, cos((1:n)'.*(round + 0.5)), k);
            H(:) = 0;
            H(1:k, 1:k) = T(1:k, 1:k);
            continue;
        end
    end
    if round == s.most, break; end % V and Q are those of T
    kept = min(k + max(nnz(good), floor((p - k)/2)), p - 1);
    last = V{p + 1};
    V(1:kept) = combineColumns(V, Q(:, 1:kept));
    V{kept + 1} = last;
    H(:) = 0;
    H(1:kept, 1:kept) = T(1:kept, 1:kept);
    H(kept + 1, 1:kept) = b(1:kept);
end
[Y, D] = eig(T(1:k, 1:k));
d = s.back(diag(D));
V = [V{1:p}]*(Q(:, 1:k)*Y);
order = eigsOrder(d, s.which, s.sigma, k);
d = d(order);
V = V(:, order);
if s.real
    % A real problem has real vectors for real values.
    for j = find(abs(imag(d)) <= 1e3*eps*max(abs(d), realmin))'
        [~, at] = max(abs(V(:, j)));
        V(:, j) = real(V(:, j)/(V(at, j)/abs(V(at, j))));
        d(j) = real(d(j));
    end
    if all(imag(d) == 0)
        d = real(d);
        V = real(V);
    end
end
if flag, d(~good) = NaN; end
V = V./sqrt(sum(abs(V).^2, 1));
if ~isempty(s.B) && s.hermitian
    V = V./sqrt(abs(sum(conj(V).*(s.B*V), 1)));
end
end
