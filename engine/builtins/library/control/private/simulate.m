% SPDX-License-Identifier: Apache-2.0
function [y, x] = simulate(A, B, C, D, u, x0)
% The outputs (a row a sample) of a discrete system.
x = zeros(size(u, 1), size(A, 1));
v = x0(:);
for k = 1:size(u, 1)
    x(k, :) = v.';
    v = A*v + B*u(k, :).';
end
y = x*C.' + u*D.';
end
