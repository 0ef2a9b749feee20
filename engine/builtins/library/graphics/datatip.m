% SPDX-License-Identifier: Apache-2.0
function t = datatip(h, varargin)
% A point of a plot with its values beside it: datatip(h,'DataIndex',k), or datatip(h,x,y) and (h,x,y,z) for the
% point nearest to a place; datatip(h) for the first. 'Location' is 'northeast' (as usual), 'northwest', 'southeast'
% or 'southwest'. It is a text of the axes.
narginchk(1, Inf)
rest = varargin;
x = double(get(h, 'XData'));
y = double(get(h, 'YData'));
z = [];
if ~isempty(findobj(h, '-property', 'ZData')), z = double(get(h, 'ZData')); end
if isvector(x) && isvector(y) && ~isempty(z) && ~isvector(z), [x, y] = meshgrid(x, y); end
[index, rest] = takeOption(rest, 'DataIndex', []);
[place, rest] = takeOption(rest, 'Location', 'northeast');
n = leadingNumbers(rest);
ax = ancestor(h, 'axes');
if isempty(index) && n == 0
    index = 1;
elseif isempty(index)
    if n < 2, error('MATLAB:graphics:datatip:Index', 'A data tip needs an index or a place.'); end
    away = ((x(:) - rest{1})/diff(get(ax, 'XLim'))).^2 + ((y(:) - rest{2})/diff(get(ax, 'YLim'))).^2;
    if n > 2 && ~isempty(z), away = away + ((z(:) - rest{3})/diff(get(ax, 'ZLim'))).^2; end
    [~, index] = min(away);
end
rest = rest(n+1:end);
if ~isscalar(index) || ~(index >= 1 && index <= numel(y)) || index ~= floor(index)
    error('MATLAB:graphics:datatip:Index', 'The index must be that of a point.');
end
at = [x(index), y(index), 0];
if ~isempty(z), at(3) = z(index); end
told = h.DataTipTemplate.DataTipRows;
lines = cell(1, numel(told));
for k = 1:numel(told), lines{k} = [told(k).Label ' ' rowText(h, told(k), at, index)]; end
side = {'left', 'right'};
updown = {'bottom', 'top'};
dot = {'Marker', 's', 'MarkerSize', 6, 'MarkerFaceColor', 'w', 'MarkerEdgeColor', 'k', 'LineStyle', 'none', ...
    'HandleVisibility', 'off', 'Tag', 'datatip'};
if isempty(z), line(ax, at(1), at(2), dot{:}); else, line(ax, at(1), at(2), at(3), dot{:}); end
% Beside the point, which stays free.
left = ~isempty(strfind(lower(place), 'west'));
below = ~isempty(strfind(lower(place), 'south'));
to = at;
if isempty(z), to(1:2) = at(1:2) + [1 - 2*left, 1 - 2*below].*[0.02*diff(get(ax, 'XLim')), 0.03*diff(get(ax, 'YLim'))]; end
made = text(ax, to(1), to(2), to(3), lines, 'FontSize', 8, 'Interpreter', 'none', 'Tag', 'datatip', ...
    'BackgroundColor', [1 1 1], 'EdgeColor', [0.6 0.6 0.6], 'Margin', 2, ...
    'HorizontalAlignment', side{1 + left}, ...
    'VerticalAlignment', updown{1 + below}, rest{:});
if nargout > 0, t = made; end
end

function t = rowText(h, row, at, index)
% What stands behind the label of a row.
v = row.Value;
if ischar(v) || (isstring(v) && isscalar(v))
    places = strcmpi(v, {'XData', 'YData', 'ZData'});
    if any(places), v = at(places); elseif ~isempty(findobj(h, '-property', char(v))), v = get(h, char(v)); end
end
if iscell(v) || isstring(v)
    t = char(v(min(index, numel(v))));
    return
elseif ischar(v)
    t = v;
    return
end
v = double(v(min(index, numel(v))));
format = char(row.Format);
named = {'usd', '$%.2f'; 'eur', [char(8364) '%.2f']; 'gbp', [char(163) '%.2f']; 'jpy', [char(165) '%.0f']; 'percentage', '%g%%'; 'degrees', ['%g' char(176)]; 'auto', '%.5g'};
known = strcmpi(format, named(:, 1));
if any(known), format = named{known, 2}; end
t = sprintf(format, v);
end
