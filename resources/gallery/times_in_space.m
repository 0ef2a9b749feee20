% SPDX-License-Identifier: Apache-2.0
% Dates along x and hours along z.
t = datetime(2024, 5, 1) + days(0:60);
plot3(t, sin((0:60)/6), hours(0:2:120), 'LineWidth', 2)
grid on
xlabel('day'), zlabel('spent')
hold on
scatter3(t(1:10:end), sin((0:10:60)/6), hours(0:20:120), 60, 'r', 'filled')
