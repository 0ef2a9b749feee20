% SPDX-License-Identifier: Apache-2.0
function J = fitJacobian(s, X)
% Derivatives of a fitted model at the rows of X (already normalized) by its coefficients.
m = s.model;
if strcmp(m.kind, 'linear'), J = m.design(X, s.problem); return, end
b = s.b;
J = zeros(size(X, 1), numel(b));
for k = 1:numel(b)
    h = 6e-6*max(abs(b(k)), 1e-3);
    [up, down] = deal(b);
    up(k) = b(k) + h;
    down(k) = b(k) - h;
    J(:, k) = (m.value(up, s.problem, X) - m.value(down, s.problem, X))/(2*h);
end
end
