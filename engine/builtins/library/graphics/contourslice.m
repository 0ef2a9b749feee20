% SPDX-License-Identifier: Apache-2.0
function h = contourslice(varargin)
% Lines of equal value on cuts through a volume: contourslice(X,Y,Z,V,xs,ys,zs,levels) or
% contourslice(V,xs,ys,zs,levels).
[ax, rest] = leadingAxes(varargin);
if numel(rest) >= 7
    v = rest{4};
    x = axisOf(rest{1}, 2, size(v, 2));
    y = axisOf(rest{2}, 1, size(v, 1));
    z = axisOf(rest{3}, 3, size(v, 3));
    rest = rest(5:end);
elseif numel(rest) >= 4
    v = rest{1};
    x = 1:size(v, 2);
    y = 1:size(v, 1);
    z = 1:size(v, 3);
    rest = rest(2:end);
else
    error('MATLAB:narginchk:notEnoughInputs', 'Not enough input arguments.');
end
levels = linspace(min(v(:)), max(v(:)), 7);
levels = levels(2:end-1);
if numel(rest) > 3 && isnumeric(rest{4}) && ~isempty(rest{4})
    levels = rest{4}(:).';
    if isscalar(levels), levels = linspace(min(v(:)), max(v(:)), levels + 2); levels = levels(2:end-1); end
end
newplot(ax);
wasHeld = ishold(ax);
hold(ax, 'on');
made = {};
map = colormap(ax);
for d = 1:3
    for a = rest{d}(:).'
        switch d
            case 1, [p, q] = meshgrid(y, z); c = interp3(x, y, z, v, a + 0*p, p, q);
            case 2, [p, q] = meshgrid(x, z); c = interp3(x, y, z, v, p, a + 0*p, q);
            case 3, [p, q] = meshgrid(x, y); c = interp3(x, y, z, v, p, q, a + 0*p);
        end
        for k = 1:numel(levels)
            C = contourc(p(1, :), q(:, 1).', c, levels([k k]));
            at = 1;
            while at < size(C, 2)
                n = C(2, at);
                u = C(1, at+1:at+n);
                w = C(2, at+1:at+n);
                f = a + 0*u;
                switch d
                    case 1, place = {f, u, w};
                    case 2, place = {u, f, w};
                    case 3, place = {u, w, f};
                end
                color = map(round(1 + (k-1)*(size(map, 1)-1)/max(1, numel(levels)-1)), :);
                made{end+1, 1} = line(ax, place{:}, 'Color', color);
                at = at + n + 1;
            end
        end
    end
end
if ~wasHeld, hold(ax, 'off'); end
caxis(ax, [min(levels) max([levels, min(levels) + eps(min(levels))])]);
if nargout > 0, h = vertcat(made{:}); end
end
