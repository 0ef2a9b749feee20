% Limits of a graph leave out what grows beyond bounds at a pole, where a dashed line stands; it is not joined there.
h = fplot(@(x) 1./x, [-2 2]); disp(ylim), disp(isnan(h.YData(h.XData == 0)))
l = findall(gca, 'Type', 'constantline'); disp([l.Value]), disp(l.LineStyle), disp(l.HandleVisibility)
disp(h.DisplayName)
close all
h = fplot(@tan); disp(ylim), disp(h.DisplayName)
l = findall(gca, 'Type', 'constantline'); disp(sort(round([l.Value]/pi, 6)))
hold on, fplot(@(x) 30*sin(x)); disp(ylim), close all
h = fplot(@(x) 1./(x - 0.5).^2, [0 1], 'ShowPoles', 'off'); disp(ylim)
disp(numel(findall(gca, 'Type', 'constantline'))), close all
h = fplot(@(x) tan(x)./x, [-2 2], 'DisplayName', 'q'); disp(h.DisplayName), disp(numel(findall(gca, 'Type', 'constantline')))
disp(all(abs(diff(h.YData)) < 1e12 | isnan(diff(h.YData)))), close all
% Jumps, tall graphs and narrow peaks are not poles.
fplot(@floor), disp(ylim), disp(numel(findall(gca, 'Type', 'constantline')))
fplot(@exp), disp(ylim)
fplot(@(x) exp(-100*x.^2)), disp(ylim)
fplot(@(x) sin(x)./x), disp(ylim), disp(numel(findall(gca, 'Type', 'constantline')))
try, fplot(@sin, 'ShowPoles', 'maybe'), catch e, disp(e.identifier), end
close all
