% Streamlines: circles keep their radius over thousands of steps, and paths end where the field does.
[x, y] = meshgrid(-2:0.25:2);
p = stream2(x, y, -y, x, [0.5 1 1.5 3], [0 0 0 0]);
disp(cellfun('size', p, 1))
for k = 1:3
    r = hypot(p{k}(:, 1), p{k}(:, 2));
    fprintf('%.2f %.2f\n', min(r), max(r))
end
% A step is 0.1 of a cell along the faster axis, and half of that with an option.
p = stream2(x, y, 2 + 0*x, 1 + 0*y, -2, -2); disp(size(p{1})), disp(round(p{1}([2 end], :), 6))
p = stream2(x, y, 2 + 0*x, 1 + 0*y, -2, -2, [0.5 3]); disp(round(p{1}, 6))
% A field of zeros, or one that is not a number from x = 1 on.
p = stream2(x, y, 0*x, 0*y, 1, 1); disp(p{1})
u = 1 + 0*x; u(x > 1) = NaN;
p = stream2(x, y, u, 0*y, 0, 0); disp(round(p{1}(end, :), 6))
% Coordinates that fall.
p = stream2(fliplr(x), y, -1 + 0*x, 0*y, 1, 0.5); disp(round(p{1}([1 end], :), 6))
[x, y, z] = meshgrid(-1:0.2:1, -1:0.25:1, -1:0.5:1);
p = stream3(x, y, z, -y, x, 0.2 + 0*x, [0.5 0.8 5], [0 0 0], [-1 -1 0]);
disp(cellfun('size', p, 2)), disp(size(p{3}, 1)), disp(round(p{1}(end, 3), 2))
disp(round(mean(hypot(p{2}(:, 1), p{2}(:, 2))), 2))
p = stream3(x, y, z, 1 + 0*x, 0.5 + 0*y, 0.25 + 0*z, -1, -1, -1); disp(round(p{1}([2 end], :), 6))
h = streamline(x, y, z, -y, x, 0*z, [0.5 0.8], [0 0], [0 0]); disp(numel(h)), disp(numel(h(1).XData))
[x, y] = meshgrid(-2:0.25:2);
h = streamslice(x, y, y, -x); disp(numel(h))
r = hypot(h(1).XData, h(1).YData); disp(max(r) < 3), disp(sum(isnan(r)) > 5)
close all
