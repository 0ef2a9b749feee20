% A linear function is met inside of the hull and missed outside.
rng(5);
x = rand(30, 1); y = rand(30, 1);
f = @(x, y) 1 + 2*x - 3*y;
q = griddata(x, y, f(x, y), [0.4 0.5; 0.6 0.45], [0.5 0.5; 0.4 0.6]);
max(abs(q - f([0.4 0.5; 0.6 0.45], [0.5 0.5; 0.4 0.6])), [], 'all') < 1e-14
griddata([0 1 0 1], [0 0 1 1], [1 2 3 4], [0.5 0.25 2], [0.25 0 2])
griddata([0 1 0 1], [0 0 1 1], [1 2 3 4], [0.1 0.9], [0.2 0.8], 'nearest')
[X, Y, V] = griddata([0 2 0 2], [0 0 2 2], [0 2 2 4], 0:1, (0:2)')
% The biharmonic spline goes through the points.
abs(griddata([0 1 0 1 0.5], [0 0 1 1 0.4], [1 2 3 4 0], [0 0.5 1], [0 0.4 1], 'v4') - [1 0 4]) < 1e-12
griddata([0 1 0 0], [0 0 1 0], [0 0 0 1], [0 1 2 3], 0.25, 0.25, 0.25)
griddatan([0 0 0; 1 0 0; 0 1 0; 0 0 1], [0; 1; 2; 3], [0.25 0.25 0.25; 2 2 2])
griddatan([0 0; 1 0; 0 1], [1; 2; 3], [0.9 0.2; 0.2 0.3], 'nearest')
griddata([0 1 0 0], [0 0 1 0], [1 2 3 5], 0, 0)
tries = {@() griddata(1, 2), @() griddata(1:4, 1:3, 1:3, 1:3, 1:3), @() griddata(1:3, 1:4, 1:3, 1:3, 1:3), @() griddata(1:3, 1:3, 1:3, 1:4, 1:3), @() griddata(1:3, 1:3, 1:3, 1, 1), @() griddata(1, 2, 3, 4, 5, 'foo'), @() griddata(1, 2, 3, 4, 5, 'cubic'), @() griddata(1, 2, 3, 4, 5, 6), @() griddatan(1, 2), @() griddatan([1; 2], [3; 4], 1, 'foobar'), @() griddatan([1 2], 1, 3)};
for k = 1:numel(tries), try, tries{k}(), catch e, fprintf('%s: %s\n', e.identifier, e.message), end, end
