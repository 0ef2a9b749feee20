% SPDX-License-Identifier: Apache-2.0
% Filled areas between levels.
[x, y] = meshgrid(linspace(-3, 3, 80));
contourf(x, y, peaks(x, y), -6:1:8)
colorbar, xlabel('x'), ylabel('y'), title('Filled contours')
