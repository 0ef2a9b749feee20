% Opacity from data, marks of surfaces, and the third axis' ruler are read as they were set.
h = imagesc(magic(3), 'AlphaData', 0.5); disp(h.AlphaData), disp(h.AlphaDataMapping), h.AlphaData = eye(3); disp(h.AlphaData), h.AlphaDataMapping = 'scaled'; disp(get(gca, 'ALim')), disp(get(gca, 'ALimMode'))
set(gca, 'ALim', [0 4]), disp(get(gca, 'ALim')), tell(@() set(h, 'AlphaDataMapping', 'often')), tell(@() set(h, 'AlphaData', 'x')), tell(@() set(h, 'AlphaData', []))
s = surf(peaks(4)); s.AlphaData = rand(4) > 2; s.FaceAlpha = 'flat'; disp(s.FaceAlpha), s.FaceAlpha = 'interp'; disp(s.FaceAlpha), s.EdgeAlpha = 'flat'; disp(s.EdgeAlpha), s.FaceAlpha = 0.25; disp(s.FaceAlpha), disp(s.AlphaDataMapping), tell(@() set(s, 'FaceAlpha', 'most'))
s.Marker = 'o'; s.MarkerSize = 9; s.MarkerFaceColor = 'flat'; s.MarkerEdgeColor = [1 0 0]; disp(s.Marker), disp(s.MarkerSize), disp(s.MarkerFaceColor), disp(s.MarkerEdgeColor)
p = patch([0 1 1], [0 0 1], 'r', 'Marker', 's', 'LineStyle', '--', 'EdgeAlpha', 0.5); disp(p.Marker), disp(p.LineStyle), disp(p.EdgeAlpha)
b = bar(1:3, 'LineStyle', ':', 'EdgeAlpha', 0.5); disp(b.LineStyle), disp(b.EdgeAlpha)
surf(peaks(4)); ax = gca; ax.ZColor = 'r'; ax.ZMinorTick = 'on'; ax.ZMinorGrid = 'on'; disp(ax.ZColor), disp(ax.ZMinorTick), disp(ax.ZMinorGrid), ax.ZGrid = 'off'; disp(ax.ZGrid), disp(ax.XGrid), disp(ax.ZTickMode), zticks([0 5]), disp(ax.ZTickMode), ax.ZTickMode = 'auto'; disp(ax.ZTickMode), ax.ZAxis.Color = 'b'; disp(ax.ZColor)
h = zlabel('up', 'FontSize', 14); disp(class(h)), disp(ax.ZLabel.String), ax.ZLabel.String = 'down'; disp(get(get(ax, 'ZLabel'), 'String')), disp(ax.ZLabel.FontSize)
[t, u] = title('above', 'below'); disp(t.String), disp(u.String), title('one', 'two', 'Color', 'r'); disp(ax.Subtitle.String), disp(ax.Title.Color)
f = figure; disp(theme), theme dark, disp(theme(f)), disp(f.Color), theme('auto'), disp(f.Color), tell(@() theme('blue'))
function tell(f)
try, f(); disp('taken'), catch e, disp(e.message), end
end
