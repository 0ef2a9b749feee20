% Limits of distances and angles of polar axes, and what lines keep of their data.
theta = linspace(0, pi, 5);
p = polarplot(theta, [-40 -30 -20 -10 0]);
ax = gca;
disp(rlim), disp(thetalim)
rlim([-40 0])
disp(round(hypot(p.XData, p.YData)))
disp(p.RData), disp(p.ThetaData/pi)
disp(ax.RTick)
p.RData = zeros(1, 5);
disp(round(hypot(p.XData, p.YData)))
rlim([10 20])
p.RData = [5 10 15 20 -15];
disp(round(hypot(p.XData, p.YData)))
ax.RLim = [0 20];
disp(round(hypot(p.XData, p.YData))), disp(ax.RLimMode)
rlim auto
disp(ax.RLimMode)
thetalim([0 180])
disp(thetalim), disp(ax.ThetaTick), disp(ax.ThetaLimMode)
thetalim([-45 45])
disp(ax.ThetaTick)
ax.ThetaAxisUnits = 'radians';
disp(thetalim/pi)
ax.ThetaAxisUnits = 'degrees';
thetalim([0 360])
disp(ax.ThetaLimMode)
for bad = {[10 0], [0 NaN], [0 500], 'x', [], {}}
    try, thetalim(bad{1}), catch e, disp(e.identifier), end
end
h = polarplot(theta, theta, 'r--', theta, 2*theta, 'b', 'LineWidth', 2);
disp(numel(h)), disp([h.LineWidth]), disp(h(1).LineStyle), disp(ax.RLim)
s = polarscatter(theta', 1:5, 9, 'filled');
disp(s.RData), disp(s.ThetaData/pi)
