% SPDX-License-Identifier: Apache-2.0
function [x, flag, relres, iter, resvec] = gmres(A, b, restart, tol, maxit, M1, M2, x0)
% Solves A*x = b by generalised minimal residuals, begun anew after every `restart` steps (never when empty).
% gmres(A, b, restart, tol, maxit, M1, M2, x0): A, M1 and M2 are matrices or functions; M1*M2 is near A.
% iter is [outer inner]; relres and resvec are of the preconditioned residual M2\(M1\(b-A*x)).
% Example: [x, flag] = gmres([4 1; 2 3], [1; 2])
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
given = {[], [], [], [], [], []};
if nargin > 2, given{1} = restart; end
if nargin > 3, given{2} = tol; end
if nargin > 4, given{3} = maxit; end
if nargin > 5, given{4} = M1; end
if nargin > 6, given{5} = M2; end
if nargin > 7, given{6} = x0; end
restart = given{1};
n = numel(b);
if isempty(given{3})
    if isempty(restart) || restart == n
        given{3} = min(n, 10);
    else
        given{3} = min(ceil(n/restart), 10);
    end
end
s = readKrylov('gmres', A, b, given(2:6));
if isempty(restart) || restart == n
    rounds = 1;
    inner = min(s.most, n);
else
    rounds = s.most;
    inner = min(restart, n);
end
if ~any(b)
    [x, flag, relres, ~, resvec] = zeroSolution('gmres', nargout, b);
    iter = [0 0];
    return;
end
x = s.x;
scale = norm(s.M(b));
s.limit = s.tol*scale;
r = s.M(b - s.A(x));
resvec = norm(r);
flag = double(resvec > s.limit);
if ~isfinite(resvec), flag = failedStep(r); end
best = {x, resvec, [0 0]};
round = 0;
while flag == 1 && round < rounds
    round = round + 1;
    start = norm(r);
    [x, steps, done, flag, resvec] = cycle(s, x, r, inner, resvec);
    r = s.M(b - s.A(x));
    res = norm(r);
    if done && res <= s.limit, flag = 0; end
    if flag == 1 && ~(res < start*(1 - eps)), flag = 3; end
    resvec(end) = res;
    if res < best{2} || flag == 0, best = {x, res, [round steps]}; end
end
[x, res, iter] = best{:};
relres = res/scale;
if nargout < 2
    where = sprintf('gmres(%d)', inner);
    if isempty(restart), where = 'gmres'; end
    endKrylov(where, nargout, flag, iter(2), s, res, scale);
end
end

function [x, j, done, flag, resvec] = cycle(s, x, r, inner, resvec)
% Arnoldi's process, with the least squares problem turned by rotations as it grows.
n = numel(r);
beta = norm(r);
V = zeros(n, inner + 1);
V(:, 1) = r/beta;
H = zeros(inner + 1, inner);
[c, t] = deal(zeros(inner, 1));
g = [beta; zeros(inner, 1)];
flag = 1;
done = false;
for j = 1:inner
    w = s.M(s.A(V(:, j)));
    before = norm(w);
    for turn = 1:2
        h = V(:, 1:j)'*w;
        w = w - V(:, 1:j)*h;
        H(1:j, j) = H(1:j, j) + h;
        if norm(w) > 0.7*before, break; end
    end
    next = norm(w);
    for k = 1:j - 1
        H(k:k + 1, j) = [c(k), t(k); -conj(t(k)), c(k)]*H(k:k + 1, j);
    end
    d = H(j, j);
    both = hypot(abs(d), next);
    if both == 0 || ~isfinite(both)
        flag = 4;
        j = j - 1;
        break;
    end
    if d == 0
        [c(j), t(j)] = deal(0, 1);
        H(j, j) = next;
    else
        c(j) = abs(d)/both;
        t(j) = (d/abs(d))*next/both;
        H(j, j) = (d/abs(d))*both;
    end
    g(j + 1) = -conj(t(j))*g(j);
    g(j) = c(j)*g(j);
    resvec(end + 1, 1) = abs(g(j + 1));
    done = abs(g(j + 1)) <= s.limit || next <= eps*before;
    if done, break; end
    V(:, j + 1) = w/next;
end
if j > 0, x = x + V(:, 1:j)*(triu(H(1:j, 1:j))\g(1:j)); end
end
