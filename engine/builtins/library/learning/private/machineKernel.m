% SPDX-License-Identifier: Apache-2.0
function K = machineKernel(s, A, B)
% The kernel of a support vector machine between the rows of A and of B: s has kernel, scale and order.
A = A/s.scale;
B = B/s.scale;
switch s.kernel
    case 'linear', K = A*B';
    case 'polynomial', K = (1 + A*B').^s.order;
    otherwise, K = exp(-max(sum(A.^2, 2) + sum(B.^2, 2)' - 2*(A*B'), 0));
end
end
