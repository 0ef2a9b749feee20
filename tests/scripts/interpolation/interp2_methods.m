% interp2 by all methods, on grids and at scattered places.
[X, Y] = meshgrid(0:4, [0 1 2 3]); V = sin(X) + Y .^ 2 / 3 + X .* Y / 5;
xq = [0 0.5 1.25; 3.9 4 -1]; yq = [0 1.5 2.25; 3 0.1 1];
for how = {'linear', 'nearest', 'cubic', 'spline'}
    fprintf('%s', how{1}); fprintf(' %.10g', interp2(X, Y, V, xq, yq, how{1})); fprintf('\n');
    g = interp2(X, Y, V, [0.5 1.5 2.75], [0.25; 2.5], how{1});
    fprintf('  %d %d', size(g)); fprintf(' %.10g', g); fprintf('\n');
end
g = interp2(X, Y, V, [0.5 1.5 2.75], [0.25; 2.5], 'makima'); fprintf('%.10g ', g); fprintf('\n');
fprintf('%.10g ', interp2(X, Y, V, xq, yq, 'linear', -7)); fprintf('\n');
fprintf('%.10g ', interp2(X, Y, V, xq, yq, 'spline', 0)); fprintf('\n');
fprintf('%.10g ', interp2(V, [1 2.5], [1.5 4])); fprintf('\n');
disp(interp2([1 2; 3 4])); w = interp2([1 2; 3 4], 2); disp(size(w)); disp(w(2, :));
% descending points, points as vectors, NaN, single
fprintf('%.10g ', interp2(4:-1:0, 3:-1:0, V, xq, yq)); fprintf('\n');
fprintf('%.10g ', interp2(X, Y, V, [1 NaN], [NaN 1])); fprintf('\n');
disp(class(interp2(X, Y, single(V), 1.5, 1.5)));
try, interp2(X, Y, V, [1 2 3], [1 2]); catch e, disp(e.identifier); end
try, interp2(X, Y, V, 1, 1, 'fancy'); catch e, disp(e.identifier); end
try, interp2(1:3, 1:3, V, 1, 1); catch e, disp(e.identifier); end
