% Numbers that are none, or far too large, choose no tile, figure or depth.
for bad = {NaN, 1e300, -1e19, Inf, 0, 115}
    try, subplot(bad{1}), disp('taken'), catch e, disp(e.identifier), end
end
tiledlayout(2, 2);
for bad = {NaN, 1e300, -1e19, [NaN 1], [1e300 1e300], [Inf 2]}
    try, nexttile(bad{1}); disp('taken'), catch e, disp(e.identifier), end
end
ax = nexttile;
for bad = {NaN, 1e300, -1e19}
    try, ax.Layout.Tile = bad{1}; disp('taken'), catch e, disp(e.identifier), end
    try, ax.Layout.TileSpan = [bad{1} 1e19]; disp('taken'), catch e, disp(e.identifier), end
    try, linkdata(bad{1}), catch e, disp(e.identifier), end
    disp(numel(findobj(gcf, '-depth', bad{1}, 'Type', 'axes')))
end
% Ticks of numbers so large that one more is the same.
plot(1:3, [1e17 1e17+32 1e17+64])
disp(numel(yticks) < 25)
for bad = {NaN, [0 1], 'x', -1}
    try, xregion(bad{1}); disp('taken'), catch e, disp(e.identifier), end
end
r = yregion([1 5], [2 6], 'FaceColor', 'r');
disp([r.Value]), disp(r(2).FaceColor), disp(r(1).Layer)
axs = [subplot(2, 1, 1) subplot(2, 1, 2)];
xticks(axs, [0 0.5 1]), xticklabels(axs, {})
disp(axs(1).XTick), disp(size(axs(2).XTickLabel))
h = fplot({@sin, @cos}, [0 1]);
disp(numel(h))
s = stem(1:3, 'filled', 'MarkerFaceColor', 'g');
disp(s.MarkerFaceColor)
