% linkaxes: one range for all, and what one is set to the others follow.
a = subplot(2,1,1); plot(0:10, 0:10)
b = subplot(2,1,2); plot(5:20, -(5:20))
linkaxes({a, b}, 'x')
disp(xlim(a)), disp(xlim(b)), disp(ylim(a)), disp(ylim(b))
xlim(b, [2 4]), disp(xlim(a)), disp(a.XLimMode)
a.XLim = [1 3]; disp(b.XLim)
set(b, 'XLim', [0 7]), disp(get(a, 'XLim'))
axis(a, [0 5 0 5]), disp(b.XLim), disp(b.YLim)
ylim(a, [0 1]), disp(b.YLim)
linkaxes({a, b}, 'off'), xlim(a, [7 8]), disp(xlim(b))
linkaxes({a, b}), disp(xlim(a)), disp(ylim(a)), disp(ylim(b))
% linkprop: as long as the link is there.
p = plot(a, 1:3); hold(a, 'on'), q = plot(a, 3:-1:1);
l = linkprop({p, q}, {'LineWidth', 'Color'});
disp(q.LineWidth), disp(isequal(p.Color, q.Color))
p.LineWidth = 4; disp(q.LineWidth)
set(q, 'Color', 'r'), disp(p.Color)
p.LineStyle = '--'; disp(q.LineStyle)
disp(l.PropertyNames), disp(numel(l.Targets))
clear l
p.LineWidth = 1; disp(q.LineWidth)
try, linkprop({p, q}, 'Speed'); catch e, disp(e.message), end
try, linkaxes({p, q}), catch e, disp(e.message), end
try, linkaxes({a, b}, 'w'), catch e, disp(e.message), end
