% A confusion matrix as a chart: counts, shares, order of classes, what is drawn.
h = confusionchart([1 1 2 2 2 3], [1 2 2 2 1 3]);
disp(h.NormalizedValues)
disp(h.ClassLabels')
fprintf('%d %d\n', numel(findobj(gca, 'Type', 'patch')), numel(findobj(gca, 'Type', 'text')));
h.Title = 'Three classes';
h.Normalization = 'row-normalized';
fprintf('%.4f %.4f %s\n', h.NormalizedValues(1, 2), h.NormalizedValues(2, 2), get(get(gca, 'Title'), 'String'));
sortClasses(h, [3 2 1]);
disp(h.ClassLabels')
fprintf('%.4f\n', h.NormalizedValues(3, 2));
h = confusionchart([5 1; 2 7], {'cat', 'dog'}, 'RowSummary', 'row-normalized', 'ColumnSummary', 'column-normalized');
fprintf('%d ', numel(findobj(gca, 'Type', 'patch'))); disp(get(gca, 'XTickLabel')')
t = findobj(gca, 'Type', 'text');
fprintf('%d\n', any(strcmp(get(t, 'String'), '83.3%')));
sortClasses(h, 'descending-diagonal');
disp(h.ClassLabels')
h = confusionchart(categorical({'a', 'b', 'b'}), categorical({'a', 'b', 'a'}));
disp(h.NormalizedValues)
disp(class(h))
try, h.Normalization = 'nothing'; catch e, disp(e.identifier), end
try, confusionchart([1 2 3; 4 5 6]); catch e, disp(e.identifier), end
close all
