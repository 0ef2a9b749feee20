% Levels are MATLAB's, places lie where the height is the level.
C = contourc([0 1; 0 1], [0.5 0.5]); disp(C)
C = contourc([10 20 30], [1 2], [0 0 0; 2 2 2], 3); disp(C(:, 1:4)), disp(size(C))
[X, Y] = meshgrid(-3:0.5:3);
Z = 3*(1-X).^2.*exp(-X.^2-(Y+1).^2) - 10*(X/5-X.^3-Y.^5).*exp(-X.^2-Y.^2) - exp(-(X+1).^2-Y.^2)/3;
[C, h] = contour(X, Y, Z);
disp(get(h, 'LevelList'))
k = 1; worst = 0; levels = [];
while k < size(C, 2)
    level = C(1, k); n = C(2, k); levels(end+1) = level;
    at = interp2(X, Y, Z, C(1, k+1:k+n), C(2, k+1:k+n));
    worst = max(worst, max(abs(at - level)));
    k = k + n + 1;
end
fprintf('%d lines, worst %g, at the end %d\n', numel(levels), worst, k == size(C, 2) + 1);
disp(unique(levels))
disp(isequal(get(gca, 'XLim'), [-3 3]) && isequal(get(gca, 'YLim'), [-3 3]))
[~, h] = contourf(Z, [0 2 4], 'LineWidth', 2, 'LineColor', 'r');
disp(get(h, 'LevelList')), disp(get(h, 'LineColor')), disp(get(h, 'Fill')), disp(get(gca, 'CLim'))
h.LevelList = [1 1]; disp(h.LevelList), h.ShowText = 'on'; disp(h.ShowText)
clabel(contour(Z, 4)); disp(numel(get(findobj(gca, 'Type', 'contour'), 'LevelList')))
% NaN makes a gap, a closed line ends where it began
Z = zeros(5); Z(3, 3) = 1; C = contourc(Z, [0.5 0.5]); disp(C)
Z(1, :) = NaN; disp(isequal(C, contourc(Z, [0.5 0.5])))
disp(isempty(contourc(ones(3), 4)))
function tell(f), try, f(), catch e, fprintf('%s: %s\n', e.identifier, e.message), end, end
tell(@() contour(1:3)), tell(@() contour(1:3, 1:3, ones(2))), tell(@() contour(ones(3), -1)), tell(@() contourf('x'))
tell(@() contour(ones(3), 'LineStyle', 'wavy')), tell(@() clabel([], gca))
