% SPDX-License-Identifier: Apache-2.0
% Rectangles with and without round corners.
rectangle('Position', [0 0 4 3], 'FaceColor', [0.9 0.95 1])
rectangle('Position', [1 0.5 2 2], 'Curvature', [1 1], 'EdgeColor', 'r', 'LineWidth', 2)
rectangle('Position', [4.5 0.5 2 2], 'Curvature', 0.3, 'FaceColor', 'y')
axis([-0.5 7 -0.5 3.5]), axis equal, title('Rectangles')
