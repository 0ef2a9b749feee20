% Fonts of all texts, styles in turn, expressions as texts, points in bins.
plot(1:3), title('t'), text(1, 2, 'here'), legend('a'), colorbar
fontsize(14, 'points'), ax = gca; disp(ax.FontSize), disp(ax.Legend.FontSize), disp(ax.Colorbar.FontSize), disp(get(findobj(gcf, 'Type', 'text'), 'FontSize'))
fontsize(gcf, 'scale', 2), disp(ax.FontSize), fontsize(ax, 12, 'pixels'), disp(ax.FontSize), fontsize(gcf, 'default'), disp(ax.FontSize)
fontsize(gca, 'increase'), disp(ax.FontSize > 8.25), fontname('Courier'), disp(ax.FontName), disp(get(findobj(gcf, 'Type', 'text'), 'FontName'))
for f = {@() fontsize(12), @() fontsize(gcf, -1, 'points'), @() fontsize(gcf, 'wide'), @() fontname(3), @() fontsize()}
    try, f{1}(), catch e, disp(e.message), end
end
clf, linestyleorder({'-', '--'}), disp(linestyleorder'), h = plot(magic(9)); linestyleorder({'-', '--'}), disp({h([1 8]).LineStyle}), clf, linestyleorder('mixedmarkers'), disp(numel(linestyleorder))
disp(texlabel('lambda12^(3/2)/pi - pi*delta^(2/3)')), disp(texlabel('x_1+sin(theta)')), disp(texlabel('alpha', 'literal')), try, texlabel(3), catch e, disp(e.message), end
x = [1 1 2 3 3 3]; y = [1 1 2 3 3 1]; h = binscatter(x, y, [2 2]); disp(h.CData), disp(h.AlphaData), disp(get(gca, 'YDir'))
h = binscatter(x, y, 'NumBins', 3, 'XLimits', [0 4], 'ShowEmptyBins', 'on'); disp(size(h.CData)), disp(sum(h.CData(:))), try, binscatter(1:3, 1:2), catch e, disp(e.message), end
