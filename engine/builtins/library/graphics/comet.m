% SPDX-License-Identifier: Apache-2.0
function comet(varargin)
% Draws a curve point after point: comet(x,y,p). In the window it is seen growing.
[ax, rest] = leadingAxes(varargin);
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
y = rest{end};
if numel(rest) > 2, y = rest{2}; end
x = 1:numel(y);
if numel(rest) > 1, x = rest{1}; end
body = plot(ax, x(1), y(1));
wasHeld = ishold(ax);
hold(ax, 'on');
head = plot(ax, x(1), y(1), 'o', 'Color', get(body, 'Color'), 'HandleVisibility', 'off');
low = [min(x(:)) min(y(:))];
high = [max(x(:)) max(y(:))];
if all(high > low), axis(ax, [low(1) high(1) low(2) high(2)]); end
n = numel(x);
for k = unique(round(linspace(1, n, min(n, 100))))
    set(body, 'XData', x(1:k), 'YData', y(1:k));
    set(head, 'XData', x(k), 'YData', y(k));
    drawnow
end
if ~wasHeld, hold(ax, 'off'); end
end
