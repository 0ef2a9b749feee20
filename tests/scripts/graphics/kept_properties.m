% SPDX-License-Identifier: Apache-2.0
% What says how MATLAB's own renderer and windows go about is kept, without a word.
lastwarn('');
f = figure('Visible', 'off', 'Renderer', 'painters', 'WindowStyle', 'docked');
set(f, 'PaperPositionMode', 'auto', 'DoubleBuffer', 'on', 'InvertHardcopy', 'off');
disp(get(f, 'Renderer')), disp(f.InvertHardcopy), disp(get(f, 'PaperUnits'))
p = plot(1:3); set(gca, 'DrawMode', 'fast', 'Clipping', 'on'); set(p, 'HitTest', 'off');
disp(get(p, 'HitTest')), disp(get(gca, 'SortMethod'))
set(groot, 'defaultGraphplotInterpreter', 'latex')
l = legend('a', 'Location', 'SW'); disp(l.Location), l.Location = 'eo'; disp(l.Location)
b = bar([1 2; 3 4], 'stacked'); disp(b(1).BarLayout)
annotation('textarrow', [.1 .2], [.3 .4], 'String', 'x', 'TextColor', 'r', 'TextBackgroundColor', 'w');
imshow(eye(8), 'InitialMagnification', 'fit'); clf(f, 'reset'); workspace, opengl software
disp(isfield(opengl('data'), 'Renderer')), disp(isempty(lastwarn))
set(0, 'Format', 'long'), pi
set(0, 'Format', 'short', 'FormatSpacing', 'compact'), pi
set(0, 'FormatSpacing', 'loose')
home, pack, rehash, commandwindow
l = line; disp([l.XData; l.YData])
try, set(0, 'Format', 'nonsense'), catch e, disp(e.message), end
try, clf(f, 'all'), catch e, disp(e.message), end
