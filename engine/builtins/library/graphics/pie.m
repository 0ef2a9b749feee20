% SPDX-License-Identifier: Apache-2.0
function h = pie(varargin)
% A circle cut in slices as large as the numbers: pie(x,explode,labels). Numbers that sum up to
% less than 1 are shares of a circle that stays open.
[ax, rest] = leadingAxes(varargin);
if isempty(rest), error('MATLAB:minrhs', 'Not enough input arguments.'); end
x = double(rest{1}(:).');
rest(1) = [];
if any(x < 0) || any(~isfinite(x)) || isempty(x)
    error('MATLAB:pie:NonPositiveData', 'Input data must be finite and nonnegative.');
end
apart = zeros(size(x));
if ~isempty(rest) && (isnumeric(rest{1}) || islogical(rest{1}))
    if numel(rest{1}) ~= numel(x)
        error('MATLAB:pie:ExplodeLengthMismatch', 'EXPLODE must have the same length as X.');
    end
    apart = double(rest{1}(:).') ~= 0;
    rest(1) = [];
end
if sum(x) > 1 + sqrt(eps), share = x/sum(x); else, share = x; end
if isempty(rest)
    labels = arrayfun(@(s) percentOf(s), share, 'UniformOutput', false);
else
    labels = cellstr(rest{1});
end
if numel(labels) ~= numel(x)
    error('MATLAB:pie:StringLengthMismatch', 'The number of labels must equal the number of slices.');
end
newplot(ax);
map = colormap(ax);
n = numel(x);
from = pi/2;
made = {};
wasHeld = ishold;
hold(ax, 'on');
for k = 1:n
    to = from + 2*pi*share(k);
    middle = (from + to)/2;
    t = linspace(from, to, max(2, ceil(100*share(k)) + 1));
    shift = 0.1*apart(k)*[cos(middle) sin(middle)];
    color = map(min(size(map, 1), 1 + round((k-1)*(size(map, 1)-1)/max(1, n-1))), :);
    if share(k) > 0
        made{end+1} = fill(ax, shift(1) + [0 cos(t)], shift(2) + [0 sin(t)], color);
        made{end+1} = text(ax, shift(1) + 1.2*cos(middle), shift(2) + 1.2*sin(middle), labels{k}, 'HorizontalAlignment', 'center');
    end
    from = to;
end
if ~wasHeld, hold(ax, 'off'); end
axis(ax, 'equal', 'off');
xlim(ax, [-1.45 1.45]);
ylim(ax, [-1.35 1.35]);
if nargout > 0, h = [made{:}]; end
end

function s = percentOf(share)
if share > 0 && share < 0.005, s = '< 1%'; else, s = sprintf('%d%%', round(100*share)); end
end
