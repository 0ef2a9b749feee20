% SPDX-License-Identifier: Apache-2.0
function h = rectangle(varargin)
% A rectangle, with round corners or as an ellipse: rectangle('Position',[x y w h],'Curvature',c,…).
[ax, rest] = leadingAxes(varargin);
[place, rest] = takeOption(rest, 'Position', [0 0 1 1]);
[round_, rest] = takeOption(rest, 'Curvature', 0);
[face, rest] = takeOption(rest, 'FaceColor', 'none');
[edge, rest] = takeOption(rest, 'EdgeColor', 'k');
if numel(place) ~= 4 || any(place(3:4) < 0)
    error('MATLAB:hg:InvalidProperty', 'Position must be a vector of 4 numbers, with no negative width and height.');
end
if any(round_ < 0) || any(round_ > 1) || numel(round_) > 2
    error('MATLAB:hg:InvalidProperty', 'Curvature must be 1 or 2 numbers between 0 and 1.');
end
x = place(1); y = place(2); w = place(3); t = place(4);
if isscalar(round_)
    a = round_*min(w, t)/2;
    b = a;
else
    a = round_(1)*w/2;
    b = round_(2)*t/2;
end
if a > 0 && b > 0
    turn = linspace(0, pi/2, 24);
    px = [x+w-a+a*cos(turn), x+a-a*sin(turn), x+a-a*cos(turn), x+w-a+a*sin(turn)];
    py = [y+t-b+b*sin(turn), y+t-b+b*cos(turn), y+b-b*sin(turn), y+b-b*cos(turn)];
else
    px = [x x+w x+w x];
    py = [y y y+t y+t];
end
made = patch(ax, 'XData', px(:), 'YData', py(:), 'FaceColor', face, 'EdgeColor', edge, rest{:});
if nargout > 0, h = made; end
end
