% SPDX-License-Identifier: Apache-2.0
function p = brushpoints(varargin)
% Points of lines and markers in boxes of axes, a row each: brushpoints(box), (ax,box), (f,k,box).
% A row of BOX is [x0 x1 y0 y1]; AX are the current axes, or the K-th of figure F.
narginchk(1, 3)
box = double(varargin{end});
if nargin == 1
    ax = gca;
elseif nargin == 2
    ax = varargin{1};
else
    all = findobj(varargin{1}, 'Type', 'axes'); % the newest first
    ax = all(end + 1 - varargin{2});
end
if size(box, 2) ~= 4, error('Vitrine:brushpoints:Box', 'A box is a row of four numbers: x0, x1, y0 and y1.'), end
p = zeros(0, 2);
found = [];
for type = {'line', 'stair', 'stem', 'errorbar', 'scatter'}
    found = [found; findobj(ax, 'Type', type{1}, 'Visible', 'on')];
end
for k = 1:numel(found)
    x = found(k).XData(:);
    y = found(k).YData(:);
    in = false(size(y));
    for one = box.'
        in = in | (x >= one(1) & x <= one(2) & y >= one(3) & y <= one(4));
    end
    p = [p; [double(x(in)), double(y(in))]];
end
end
