% SPDX-License-Identifier: Apache-2.0
% One logarithmic axis.
x = 0:0.1:20;
semilogy(x, exp(-x), x, 1./(1 + x.^3), 'LineWidth', 1.2)
grid on, legend('e^{-x}', '1/(1+x^3)')
xlabel('x'), title('Decay')
