% SPDX-License-Identifier: Apache-2.0
function made = sectors(ax, edges, lengths, color, rest)
% Sectors of a polar plot between angles.
wasHeld = ishold(ax);
polarGrid(ax, max(lengths));
hold(ax, 'on');
px = nan(34, 0);
py = px;
for k = find(lengths > 0)
    t = linspace(edges(k), edges(k+1), 32);
    px(:, end+1) = [0, lengths(k)*cos(t), 0].';
    py(:, end+1) = [0, lengths(k)*sin(t), 0].';
end
made = patch(ax, px, py, color, 'FaceAlpha', 0.6, rest{:});
if ~wasHeld, hold(ax, 'off'); end
end
