% SPDX-License-Identifier: Apache-2.0
function [px, py, pz] = arrowPaths(x, y, z, u, v, w, factor, head, shown, at)
% The strokes of arrows with NaN between them; nothing where sizes differ. Lengths are fitted to the
% distance of the places and multiplied by factor; 0 keeps them. at: 0 for places at the tails,
% 0.5 at the middles, 1 at the heads.
[px, py, pz] = deal([]);
space = ~isempty(w);
[x, y] = arrowGrid(x, y, u);
n = numel(u);
if n == 0 || ~isequal(n, numel(x), numel(y), numel(v)), return, end
if space && ~isequal(n, numel(z), numel(w)), return, end
if factor > 0
    s = fit(x, y, z, u, v, w)*factor;
    if isfinite(s) && s > 0
        u = u*s; v = v*s;
        if space, w = w*s; end
    end
end
x = x(:).' - at*u(:).'; y = y(:).' - at*v(:).'; u = u(:).'; v = v(:).';
gap = nan(size(x));
px = [x; x + u; gap];
py = [y; y + v; gap];
a = 1.5*head;
if space
    z = z(:).' - at*w(:).'; w = w(:).';
    pz = [z; z + w; gap];
end
if shown && space
    % The head opens level, or along x where the arrow stands upright. It is as wide as it is long where the axes are
    % as long on the screen, whatever they count.
    reach = [reachOf(x, u), reachOf(y, v), reachOf(z, w)];
    reach(reach == 0) = max(max(reach), realmin);
    du = u/reach(1);
    dv = v/reach(2);
    len = sqrt(du.^2 + dv.^2 + (w/reach(3)).^2);
    steep = hypot(du, dv) <= 1e-9*max(len, realmin);
    sx = -dv; sy = du;
    sx(steep) = len(steep);
    sy(steep) = 0;
    side = hypot(sx, sy);
    side(side == 0) = 1;
    b = 0.4*a;
    sx = b*sx./side.*len*reach(1); sy = b*sy./side.*len*reach(2);
    px = [px; x+u-a*u+sx; x+u; x+u-a*u-sx; gap];
    py = [py; y+v-a*v+sy; y+v; y+v-a*v-sy; gap];
    pz = [pz; z+w-a*w; z+w; z+w-a*w; gap];
elseif shown
    b = 0.4;
    px = [px; x+u-a*(u+b*v); x+u; x+u-a*(u-b*v); gap];
    py = [py; y+v-a*(v-b*u); y+v; y+v-a*(v+b*u); gap];
end
px = px(:); py = py(:); pz = pz(:);
end

function r = reachOf(x, u)
% From the lowest to the highest of tails and tips.
all = [x(:); x(:) + u(:)];
all = all(isfinite(all));
r = 0;
if ~isempty(all), r = max(all) - min(all); end
end

function s = fit(x, y, z, u, v, w)
% The factor that makes the longest arrow as long as places are apart.
if isempty(w)
    if isvector(x), m = sqrt(numel(x)); k = m; else, [m, k] = size(x); end
    room = sqrt(((max(x(:)) - min(x(:)))/k)^2 + ((max(y(:)) - min(y(:)))/m)^2);
    longest = max(hypot(u(:), v(:)));
else
    reach = [max(x(:))-min(x(:)), max(y(:))-min(y(:)), max(z(:))-min(z(:))];
    flat = sum(reach > 0);
    room = norm(reach)/max(1, numel(x)^(1/max(1, min(2, flat))));
    longest = max(sqrt(u(:).^2 + v(:).^2 + w(:).^2));
end
s = room/longest;
if ~(room > 0 && longest > 0), s = 1; end
end
