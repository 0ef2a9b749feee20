%% Broadcasting
% A row and a column make a plane: nothing is repeated in memory.

x = linspace(0, 4*pi, 1200);              % 1x1200, a row
y = linspace(0, 2*pi, 800)';              % 800x1, a column
Z = sin(x) .* cos(2*y) + 0.05*x;          % 800x1200: every pair of an x and a y
imagesc(x, y, Z)
axis image
colorbar

%% Taking the mean of each column away
% mean(Z) is a row. The minus sign meets 800x1200 with 1x1200.

C = Z - mean(Z);
fprintf('largest column mean left: %.1e\n', max(abs(mean(C))));
