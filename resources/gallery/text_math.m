% SPDX-License-Identifier: Apache-2.0
% Texts with Greek letters, powers and colours.
axis([0 1 0 1]), axis off
text(0.5, 0.85, 'e^{i\pi} + 1 = 0', 'FontSize', 22, 'HorizontalAlignment', 'center')
text(0.5, 0.6, '\alpha_1^2 + \beta_{k+1} \leq \Sigma x_i', 'FontSize', 16, 'HorizontalAlignment', 'center')
text(0.5, 0.4, '{\color{red}red}, {\bfbold} and {\ititalic}', 'FontSize', 14, 'HorizontalAlignment', 'center')
text(0.5, 0.2, 'turned', 'Rotation', 20, 'FontSize', 14, 'EdgeColor', 'k', 'BackgroundColor', [1 1 0.8])
title('Texts')
