% SPDX-License-Identifier: Apache-2.0
function uistack(h, where, step)
% Moves objects among those of their axes: uistack(h,'top'|'bottom'|'up'|'down',steps).
if nargin < 2, where = 'up'; end
if nargin < 3, step = 1; end
ax = get(h(1), 'Parent');
all = get(ax, 'Children');
n = numel(all);
is = false(n, 1);
for k = 1:n
    for m = 1:numel(h), is(k) = is(k) || all(k) == h(m); end
end
order = (1:n).';
switch lower(char(where))
    case 'top', order = [order(is); order(~is)];
    case 'bottom', order = [order(~is); order(is)];
    case 'up', order = moved(order, is, step);
    case 'down', order = flip(moved(flip(order), flip(is), step));
    otherwise, error('MATLAB:uistack:InvalidOption', 'Option must be ''up'', ''down'', ''top'' or ''bottom''.');
end
set(ax, 'Children', all(order));
end

function order = moved(order, is, step)
for s = 1:step
    for k = 2:numel(order)
        if is(k) && ~is(k-1)
            order([k-1 k]) = order([k k-1]);
            is([k-1 k]) = is([k k-1]);
        end
    end
end
end
