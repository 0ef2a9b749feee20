% SPDX-License-Identifier: Apache-2.0
function h = streamtube(varargin)
% Tubes along streamlines, wider where the field spreads: streamtube(X,Y,Z,U,V,W,sx,sy,sz,[scale sides]),
% without coordinates streamtube(U,V,W,sx,sy,sz), or streamtube(paths,width) of stream3.
[ax, args] = leadingAxes(varargin);
look = [1 20];
wide = {};
if iscell(args{1})
    paths = args{1};
    if numel(args) > 1, wide = args{2}; end
    if numel(args) > 2, look(1:numel(args{3})) = args{3}; end
else
    if any(numel(args) == [7 10]), look(1:numel(args{end})) = args{end}; args(end) = []; end
    paths = stream3(args{:});
    wide = spread(args, paths);
end
reach = beginPaths(ax, paths);
t = linspace(0, 2*pi, look(2) + 1);
made = {};
for k = 1:numel(paths)
    p = paths{k};
    if size(p, 1) < 2, continue, end
    p = p(unique(round(linspace(1, size(p, 1), min(size(p, 1), 150)))), :);
    n = size(p, 1);
    r = look(1)*reach*0.02*ones(n, 1);
    if isnumeric(wide) && ~isempty(wide)
        r = look(1)*wide(1)/2*ones(n, 1);
    elseif iscell(wide) && numel(wide) >= k && ~isempty(wide{k})
        r = r.*interp1(linspace(0, 1, numel(wide{k})).', wide{k}(:), linspace(0, 1, n).');
    end
    [u, v] = frames(p);
    x = p(:, 1) + r.*(u(:, 1)*cos(t) + v(:, 1)*sin(t));
    y = p(:, 2) + r.*(u(:, 2)*cos(t) + v(:, 2)*sin(t));
    z = p(:, 3) + r.*(u(:, 3)*cos(t) + v(:, 3)*sin(t));
    made{end+1, 1} = surface(ax, x, y, z, r*ones(size(t)), 'EdgeColor', 'none', 'FaceColor', 'interp'); %#ok
end
if nargout > 0, h = vertcat(made{:}); end
end

function wide = spread(args, paths)
% The square root of what the divergence has widened a tube by on its way.
if numel(args) == 9
    [x, y, z, u, v, w] = args{1:6};
    x = axisOf(x, 2, size(u, 2)); y = axisOf(y, 1, size(u, 1)); z = axisOf(z, 3, size(u, 3));
else
    [u, v, w] = args{1:3};
    x = 1:size(u, 2); y = 1:size(u, 1); z = 1:size(u, 3);
end
[gx, gy, gz] = meshgrid(x, y, z);
d = divergence(gx, gy, gz, u, v, w);
fast = sqrt(u.^2 + v.^2 + w.^2);
wide = cell(size(paths));
for k = 1:numel(paths)
    p = paths{k};
    if size(p, 1) < 2, continue, end
    at = interp3(x, y, z, d./max(fast, realmin), p(:, 1), p(:, 2), p(:, 3));
    at(~isfinite(at)) = 0;
    way = [0; cumsum(sqrt(sum(diff(p).^2, 2)))];
    wide{k} = min(max(exp(cumtrapz(way, at)/2), 0.2), 5);
end
end
