% SPDX-License-Identifier: Apache-2.0
function h = streamribbon(varargin)
% Ribbons along streamlines that turn as the field does: streamribbon(X,Y,Z,U,V,W,sx,sy,sz,width), without
% coordinates streamribbon(U,V,W,sx,sy,sz), or streamribbon(paths,twists,width) of stream3.
[ax, args] = leadingAxes(varargin);
scale = 1;
twists = {};
if iscell(args{1})
    paths = args{1};
    if numel(args) > 1, twists = args{2}; end
    if numel(args) > 2, scale = double(args{3}); end
else
    if any(numel(args) == [7 10]), scale = double(args{end}); args(end) = []; end
    paths = stream3(args{:});
    twists = turns(args, paths);
end
reach = beginPaths(ax, paths);
made = {};
for k = 1:numel(paths)
    p = paths{k};
    if size(p, 1) < 2, continue, end
    keep = unique(round(linspace(1, size(p, 1), min(size(p, 1), 200))));
    t = zeros(numel(keep), 1);
    if iscell(twists) && numel(twists) >= k && ~isempty(twists{k}), t = twists{k}(keep(:)); t = t(:); end
    p = p(keep, :);
    [u, v] = frames(p);
    half = scale*reach*0.025*(cos(t).*u + sin(t).*v);
    made{end+1, 1} = surface(ax, [p(:, 1) - half(:, 1), p(:, 1) + half(:, 1)], [p(:, 2) - half(:, 2), p(:, 2) + half(:, 2)], ...
        [p(:, 3) - half(:, 3), p(:, 3) + half(:, 3)], t*[1 1], 'EdgeColor', 'none', 'FaceColor', 'interp'); %#ok
end
if nargout > 0, h = vertcat(made{:}); end
end

function twists = turns(args, paths)
% Half of the curl along the way, over the time that it takes.
if numel(args) == 9
    [x, y, z, u, v, w] = args{1:6};
    x = axisOf(x, 2, size(u, 2)); y = axisOf(y, 1, size(u, 1)); z = axisOf(z, 3, size(u, 3));
else
    [u, v, w] = args{1:3};
    x = 1:size(u, 2); y = 1:size(u, 1); z = 1:size(u, 3);
end
[gx, gy, gz] = meshgrid(x, y, z);
[cx, cy, cz] = curl(gx, gy, gz, u, v, w);
fast = max(sqrt(u.^2 + v.^2 + w.^2), realmin);
along = (cx.*u + cy.*v + cz.*w)./fast.^2/2;
twists = cell(size(paths));
for k = 1:numel(paths)
    p = paths{k};
    if size(p, 1) < 2, continue, end
    at = interp3(x, y, z, along, p(:, 1), p(:, 2), p(:, 3));
    at(~isfinite(at)) = 0;
    twists{k} = cumtrapz([0; cumsum(sqrt(sum(diff(p).^2, 2)))], at);
end
end
