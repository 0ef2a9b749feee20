% SPDX-License-Identifier: Apache-2.0
function rotate(h, axis, degrees, origin)
% Turns lines, surfaces and patches about an axis by changing their data: rotate(h,[x y z],degrees) or
% rotate(h,[azimuth elevation],degrees,origin); without an origin about the middle of the axes.
narginchk(3, 4)
if numel(axis) == 2
    t = axis*pi/180;
    axis = [cos(t(2))*cos(t(1)), cos(t(2))*sin(t(1)), sin(t(2))];
end
u = double(axis(:))/norm(double(axis));
if nargin < 4
    ax = ancestor(h(1), 'axes');
    origin = [mean(get(ax, 'XLim')), mean(get(ax, 'YLim')), mean(get(ax, 'ZLim'))];
end
M = makehgtform('axisrotate', u, double(degrees)*pi/180);
R = M(1:3, 1:3);
for k = 1:numel(h)
    one = h(k);
    if strcmp(get(one, 'Type'), 'patch') && ~isempty(findobj(one, '-property', 'Vertices'))
        V = one.Vertices;
        if size(V, 2) == 2, V(:, 3) = 0; end
        one.Vertices = (V - origin(:).')*R.' + origin(:).';
        continue
    end
    x = one.XData; y = one.YData; z = one.ZData;
    if isempty(z), z = zeros(size(y)); end
    if strcmp(get(one, 'Type'), 'surface') && isvector(x) && ~isvector(z), [x, y] = meshgrid(x, y); end
    P = [x(:) - origin(1), y(:) - origin(2), z(:) - origin(3)]*R.' + origin(:).';
    set(one, 'XData', reshape(P(:, 1), size(x)), 'YData', reshape(P(:, 2), size(y)), 'ZData', reshape(P(:, 3), size(z)));
end
end
