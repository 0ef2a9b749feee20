% SPDX-License-Identifier: Apache-2.0
function made = bands(args, upright)
% What xregion and yregion do.
[ax, args] = leadingAxes(args);
n = leadingNumbers(args);
if n == 0, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if n == 1
    pairs = args{1};
    if numel(pairs) == 2, pairs = pairs(:).'; end
else
    pairs = [args{1}(:), args{2}(:)];
end
rest = args(min(n, 2)+1:end);
x = xlim(ax);
y = ylim(ax);
wasHeld = ishold(ax);
hold(ax, 'on');
made = cell(size(pairs, 1), 1);
for k = 1:size(pairs, 1)
    if upright
        made{k} = fill(ax, pairs(k, [1 2 2 1]), y([1 1 2 2]), [0.5 0.5 0.5], 'FaceAlpha', 0.3, 'EdgeColor', 'none', rest{:});
    else
        made{k} = fill(ax, x([1 2 2 1]), pairs(k, [1 1 2 2]), [0.5 0.5 0.5], 'FaceAlpha', 0.3, 'EdgeColor', 'none', rest{:});
    end
end
if ~wasHeld, hold(ax, 'off'); end
xlim(ax, x);
ylim(ax, y);
made = vertcat(made{:});
end
