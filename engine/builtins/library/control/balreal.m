% SPDX-License-Identifier: Apache-2.0
function [sysb, g, T, Ti] = balreal(sys)
% The stable system with equal and diagonal Gramians, their diagonal, and the matrices between its states and those before.
% Example: [B, g] = balreal(ss([-1 0; 0 -10], [1; 1], [1 1], 0))
s = asStateSpace(systemState('balreal', sys));
m = makeSystem(s);
R = chol((gram(m, 'c') + gram(m, 'c')')/2)';
[U, S] = svd(R'*gram(m, 'o')*R);
g = sqrt(diag(S));
T = diag(sqrt(g))*U'/R;
Ti = R*U*diag(1./sqrt(g));
[s.A, s.B, s.C] = deal(T*s.A*Ti, T*s.B, s.C*Ti);
sysb = makeSystem(s);
end
