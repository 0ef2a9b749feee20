% SPDX-License-Identifier: Apache-2.0
% Means with their deviations.
x = 1:8;
errorbar(x, x.^1.5, 0.5*x, 0.8*x, 'o-', 'LineWidth', 1.2, 'MarkerFaceColor', 'w')
xlabel('dose'), ylabel('response'), title('Means and deviations')
xlim([0 9])
