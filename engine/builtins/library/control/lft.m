% SPDX-License-Identifier: Apache-2.0
function sys = lft(sys1, sys2, nu, ny)
% Two systems joined by the last nu inputs and ny outputs of the first, which are the first outputs and inputs of the second.
% Example: dcgain(lft(ss([1 2; 3 0]), 0.5))
p = asStateSpace(systemState('lft', sys1));
q = asStateSpace(systemState('lft', sys2));
n = systemSize(p);
m = systemSize(q);
if nargin < 4, [nu, ny] = deal(min(n(2), m(1)), min(n(1), m(2))); end
both = asStateSpace(systemState('lft', appendSystems(sys1, sys2)));
K = zeros(n(2) + m(2), n(1) + m(1));
K(n(2) - nu + 1:n(2), n(1) + (1:nu)) = eye(nu);
K(n(2) + (1:ny), n(1) - ny + 1:n(1)) = eye(ny);
in = [1:n(2) - nu, n(2) + ny + 1:n(2) + m(2)];
out = [1:n(1) - ny, n(1) + nu + 1:n(1) + m(1)];
M = eye(size(K, 1)) - K*both.D;
if rcond(M) < eps, error('Control:combination:SingularAlgebraicLoop', 'The feedback loop is singular.'); end
E = eye(size(K, 1));
[P, R] = deal(M\(K*both.C), M\E(:, in));
C = both.C + both.D*P;
D = both.D*R;
sys = ss(both.A + both.B*P, both.B*R, C(out, :), D(out, :), sum([both.Ts 0]));
end
