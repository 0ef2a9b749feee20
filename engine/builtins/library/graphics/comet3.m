% SPDX-License-Identifier: Apache-2.0
function comet3(varargin)
% Draws a curve in space point after point: comet3(x,y,z,p). In the window it is seen growing.
[ax, rest] = leadingAxes(varargin);
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
if numel(rest) < 3
    z = rest{1};
    x = 1:numel(z);
    y = x;
else
    [x, y, z] = rest{1:3};
end
body = plot3(ax, x(1), y(1), z(1));
wasHeld = ishold(ax);
hold(ax, 'on');
low = [min(x(:)) min(y(:)) min(z(:))];
high = [max(x(:)) max(y(:)) max(z(:))];
if all(high > low), axis(ax, [low(1) high(1) low(2) high(2) low(3) high(3)]); end
n = numel(x);
for k = unique(round(linspace(1, n, min(n, 100))))
    set(body, 'XData', x(1:k), 'YData', y(1:k), 'ZData', z(1:k));
    drawnow
end
if ~wasHeld, hold(ax, 'off'); end
end
