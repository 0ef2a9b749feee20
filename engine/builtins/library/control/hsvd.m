% SPDX-License-Identifier: Apache-2.0
function g = hsvd(sys)
% The Hankel singular values of a system, largest first; Inf for poles that are not stable.
% Example: g = hsvd(tf(1, [1 3 2]))
s = asStateSpace(systemState('hsvd', sys));
if isstable(sys)
    m = makeSystem(s);
    g = sqrt(sort(max(real(eig(gram(m, 'c')*gram(m, 'o'))), 0), 'descend'));
    return
end
p = eig(s.A);
if s.Ts == 0, bad = real(p) >= 0; else, bad = abs(p) >= 1; end
[V, D] = bdschurBy(s.A, bad);
n = nnz(~bad);
m = ss(D(1:n, 1:n), V(1:n, :)*s.B, 0*s.C(:, 1:n), s.D, s.Ts);
W = inv(V);
m.C = s.C*W(:, 1:n);
g = [Inf(nnz(bad), 1); hsvd(m)];
end

function [V, D] = bdschurBy(A, bad)
% A split into its stable part, first, and the others.
[U, T] = schur(A);
[U, T] = ordschur(U, T, stableOf(T, bad, A));
n = nnz(~bad);
X = sylvester(T(1:n, 1:n), -T(n + 1:end, n + 1:end), -T(1:n, n + 1:end));
S = eye(size(A));
S(1:n, n + 1:end) = X;
V = S\U';
D = blkdiag(T(1:n, 1:n), T(n + 1:end, n + 1:end));
end

function keep = stableOf(T, bad, A)
p = eig(A);
e = ordeig(T);
keep = false(size(e));
for k = 1:numel(e)
    [~, at] = min(abs(p - e(k)));
    keep(k) = ~bad(at);
end
end
