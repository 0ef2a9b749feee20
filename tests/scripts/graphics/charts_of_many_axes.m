% Charts of several axes: matrices of plots, stacked lines, coordinates beside each other and points with histograms.
X = [1 5 2; 2 7 8; 3 6 4; 4 9 1];
[h, ax, whole, counts, own] = plotmatrix(X);
disp(size(h)), disp(size(ax)), disp(numel(counts)), disp(isequal(gca, whole))
title('all'), disp(whole.Title.String), disp(ax(1, 1).Title.String)
% The axes on the diagonal have the limits of their column, both ways; histograms stand in axes over them.
disp(isequal(ax(2, 2).XLim, ax(1, 2).XLim)), disp(isequal(ax(2, 2).YLim, ax(2, 1).YLim))
disp(isequal(own(1).XLim, ax(1, 1).XLim)), disp(own(1).Visible), disp(numel(ax(1, 2).YTickLabel)), disp(numel(ax(3, 2).XTickLabel) > 0)
[h, ax, whole, counts, own] = plotmatrix(X, X(:, 1:2)); disp(size(h)), disp(numel(counts) + numel(own)), close all
% Lines over each other with one axis across.
s = stackedplot(1:4, X, '--r'); disp(s.DisplayLabels), disp(s.Color), disp(s.LineStyle), disp(class(s))
a = findobj(gcf, 'Type', 'axes'); disp(numel(a))
bottom = arrayfun(@(one) one.Position(2), a); [~, order] = sort(bottom, 'descend'); a = a(order);
disp(cellfun('isempty', {a(1).XTickLabel, a(2).XTickLabel, a(3).XTickLabel}))
disp(abs(a(1).Position(2) - a(2).Position(2) - a(2).Position(4)) < 1e-6), disp(a(1).XLim)
s.DisplayLabels = {'a', 'b', 'c'}; s.XLabel = 'time'; s.Title = 'three'; s.GridVisible = 'on';
s.LineProperties(2).Color = [0 1 0]; s.AxesProperties(1).YLimits = [0 10];
disp(s.LineProperties(2).Color), disp(s.XLabel)
l = findobj(gcf, 'Type', 'line'); disp(sum(cellfun(@(c) isequal(c, [0 1 0]), {l.Color})))
try, s.DisplayLabels = {'a'}; catch e, disp(e.identifier), end
try, stackedplot(1:3, X), catch e, disp(e.identifier), end
T = array2table(X, 'VariableNames', {'t', 'u', 'v'});
s = stackedplot(T, 'XVariable', 't'); disp(s.DisplayLabels), disp(s.XLabel), disp(s.XData')
s = stackedplot(T, {'v', 'u'}, 'Title', 'two'); disp(s.DisplayLabels), disp(s.Title), close all
% Groups of text.
g = ["a"; "b"; "a"; "b"];
p = parallelplot(X, 'GroupData', g); p.CoordinateTickLabels = {'w1', 'w2', 'w3'};
disp(get(gca, 'XTickLabel')'), l = get(gca, 'Legend'); disp(l.String), clf
T.G = g;
p = parallelplot(T, 'GroupVariable', 'G'); disp(get(gca, 'XTickLabel')'), clf
p = parallelplot(T); disp(get(gca, 'XTickLabel')'), disp(p.Data(:, 4)'), disp(numel(findobj(gca, 'String', 'b'))), clf
s = scatterhistogram(T, 'u', 'v', 'GroupVariable', 'G'); disp(get(gca, 'Legend').String), disp(s.XLabel)
% The legend stands where no axes do.
q = get(gca, 'Legend').Position; m = get(gca, 'Position'); disp(q(1) > m(1) + m(3)), disp(q(2) > m(2) + m(4))
scatterhistogram(X(:, 1), X(:, 2), 'GroupData', X(:, 1) > 2); disp(get(gca, 'Legend').String), close all
