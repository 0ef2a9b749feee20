% SPDX-License-Identifier: Apache-2.0
% Errors of three integration rules.
n = 2.^(1:10);
loglog(n, 1./n, 'o-', n, 1./n.^2, 's-', n, 1./n.^4, 'd-')
grid on, legend('left sum', 'trapezoid', 'Simpson', 'Location', 'southwest')
xlabel('intervals'), ylabel('error'), title('Orders of convergence')
