% Every property of the core objects is read, set to what it is, and read again; those that cannot
% be set say so, and names that there are none of are refused.
figure
ax = axes;
hold(ax, 'on')
check('Figure', gcf)
check('Axes', ax)
check('Line', plot(ax, 1:3))
check('Scatter', scatter(ax, 1:3, 1:3))
check('Bar', bar(ax, 1:3))
check('Area', area(ax, 1:3))
check('Stem', stem(ax, 1:3))
check('Stairs', stairs(ax, 1:3))
check('ErrorBar', errorbar(ax, 1:3, [1 1 1]))
check('Image', imagesc(ax, magic(3)))
check('Text', text(ax, 1, 1, 'here'))
check('ConstantLine', xline(ax, 2))
check('Histogram', histogram(ax, [1 2 2 3]))
check('Patch', patch(ax, [0 1 1], [0 0 1], 'r'))
check('Surface', surf(ax, magic(3)))
[~, c] = contour(ax, magic(4));
check('Contour', c)
check('Light', light('Parent', ax))
check('Quiver', quiver(ax, 1, 1, 1, 1))
check('Rectangle', rectangle(ax))
check('ConstantRegion', xregion(ax, 1, 2))
check('ColorBar', colorbar(ax))
figure, p = plot(1:3); other = gca;
check('Legend', legend(other))
% Other values are taken, and read as they were given.
changed('Line', p, {'Color', [1 0 0.5], 'LineStyle', '--', 'LineWidth', 2, 'Marker', 'square', ...
    'MarkerSize', 9, 'MarkerEdgeColor', [0 1 0], 'MarkerFaceColor', [0 0 1], 'XData', [2 3 5], ...
    'YData', [7 8 9], 'DisplayName', 'one', 'Visible', 'off', 'Tag', 'here', 'UserData', {4}})
changed('Axes', other, {'XLim', [1 5], 'YLim', [2 6], 'ZLim', [0 1], 'CLim', [0 2], ...
    'XScale', 'log', 'YScale', 'log', 'XDir', 'reverse', 'YDir', 'reverse', 'XGrid', 'on', ...
    'YGrid', 'on', 'Box', 'off', 'FontSize', 14, 'FontWeight', 'bold', 'FontName', 'Serif', ...
    'LineWidth', 2, 'TickDir', 'in', 'XTick', [1 2 4], 'YTick', [2 3], 'XTickLabel', {'a'; 'b'; 'c'}, ...
    'XAxisLocation', 'top', 'YAxisLocation', 'right', 'Color', [0.9 0.9 1], 'XColor', [1 0 0], ...
    'YColor', [0 0 1], 'GridLineStyle', ':', 'GridColor', [0.5 0 0], 'Layer', 'top', ...
    'View', [30 40], 'DataAspectRatio', [1 2 3], 'Position', [0.1 0.2 0.5 0.6], ...
    'XMinorTick', 'on', 'YMinorGrid', 'on', 'XTickLabelRotation', 45, 'Projection', 'perspective'})
changed('Surface', surf(ax, magic(3)), {'FaceColor', 'interp', 'EdgeColor', 'none', ...
    'FaceAlpha', 0.5, 'EdgeAlpha', 0.25, 'LineStyle', ':', 'LineWidth', 2, 'MeshStyle', 'row', ...
    'FaceLighting', 'gouraud', 'AmbientStrength', 0.5, 'DiffuseStrength', 0.25, ...
    'SpecularStrength', 0.5, 'SpecularExponent', 20, 'ZData', ones(3), 'CData', magic(3)*2, ...
    'CDataMapping', 'direct', 'BackFaceLighting', 'unlit'})
changed('Image', imagesc(ax, magic(3)), {'CData', [1 2; 3 4], 'XData', [5 6], 'YData', [7 8], ...
    'CDataMapping', 'direct'})
changed('Bar', bar(ax, 1:3), {'FaceColor', [1 0 0], 'EdgeColor', 'none', 'BarWidth', 0.5, ...
    'LineWidth', 2, 'FaceAlpha', 0.5, 'BaseValue', -1, 'YData', [4 5 6]})
changed('Scatter', scatter(ax, 1:3, 1:3), {'Marker', '^', 'SizeData', [20 30 40], ...
    'CData', [3 4 5], 'LineWidth', 2, 'MarkerFaceColor', 'flat', 'MarkerFaceAlpha', 0.5})
changed('Text', text(ax, 1, 1, 'here'), {'String', 'there', 'Position', [2 3 0], 'FontSize', 15, ...
    'FontWeight', 'bold', 'FontAngle', 'italic', 'Color', [1 0 0], 'Rotation', 30, ...
    'HorizontalAlignment', 'center', 'VerticalAlignment', 'top', 'Interpreter', 'none', ...
    'BackgroundColor', [1 1 0], 'EdgeColor', [0 0 1], 'Units', 'normalized'})
changed('Figure', gcf, {'Name', 'mine', 'Color', [1 1 0], 'Position', [1 1 300 200]})
function changed(name, h, pairs)
for k = 1:2:numel(pairs)
    set(h, pairs{k}, pairs{k+1})
    if ~isequal(get(h, pairs{k}), pairs{k+1}), fprintf('%s.%s is not what was set\n', name, pairs{k}), end
end
fprintf('%s: %d values set and read\n', name, numel(pairs)/2)
end
function check(name, h)
all = fieldnames(get(h));
fixed = {};
for k = 1:numel(all)
    before = get(h, all{k});
    try
        set(h, all{k}, before)
        after = get(h, all{k});
        if ~isequaln(before, after), fprintf('%s.%s changes when it is set\n', name, all{k}), end
    catch e
        fixed{end+1} = all{k}; %#ok
        if ~contains(e.message, 'read-only'), fprintf('%s.%s: %s\n', name, all{k}, e.message), end
    end
end
fprintf('%s: %d properties, read-only:%s\n', name, numel(all), sprintf(' %s', fixed{:}))
for word = {'Speed', 'Coler', 'X_Data'}
    try, set(h, word{1}, 1), fprintf('%s.%s was taken\n', name, word{1}), catch, end
    try, get(h, word{1}); fprintf('%s.%s was given\n', name, word{1}), catch, end
end
end
