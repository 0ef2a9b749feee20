% SPDX-License-Identifier: Apache-2.0
function [pks, locs, widths, proms] = findpeaks(y, varargin)
% Local maxima of a vector: findpeaks(y, x, ...), x positions or a sampling rate. 'MinPeakHeight', 'MinPeakProminence',
% 'Threshold', 'MinPeakDistance', 'MinPeakWidth', 'MaxPeakWidth', 'NPeaks', 'SortStr' ('none', 'ascend', 'descend'),
% 'WidthReference' ('halfprom', 'halfheight'). Without outputs it plots, 'Annotate' 'peaks' (the default) or 'extents'.
% Example: [pks, locs] = findpeaks([0 2 1 3 0])
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~(isnumeric(y) && isvector(y) && isreal(y)) || numel(y) < 3
    error('signal:findpeaks:emptyDataSet', 'Y must be a real vector with at least three elements.');
end
row = isrow(y);
v = double(y(:));
n = numel(v);
x = (1:n)';
args = varargin;
if ~isempty(args) && isnumeric(args{1})
    if isscalar(args{1})
        x = (0:n - 1)'/args{1};
    else
        x = double(args{1}(:));
        if numel(x) ~= n || any(diff(x) <= 0)
            error('signal:findpeaks:InvalidX', 'X must be increasing and as long as Y.');
        end
    end
    args(1) = [];
end
o = struct('MinPeakHeight', -Inf, 'MinPeakProminence', 0, 'Threshold', 0, 'MinPeakDistance', 0, ...
    'MinPeakWidth', 0, 'MaxPeakWidth', Inf, 'NPeaks', Inf, 'SortStr', 'none', 'WidthReference', 'halfprom', ...
    'Annotate', 'peaks');
names = fieldnames(o);
for j = 1:2:numel(args)
    at = find(strcmpi(args{j}, names));
    if isempty(at) || j == numel(args)
        error('signal:findpeaks:InvalidOption', 'Unknown option or option without a value.');
    end
    o.(names{at}) = args{j + 1};
end
if ~any(strcmpi(o.SortStr, {'none', 'ascend', 'descend'}))
    error('signal:findpeaks:InvalidSortStr', 'SortStr must be ''none'', ''ascend'' or ''descend''.');
elseif ~any(strcmpi(o.WidthReference, {'halfprom', 'halfheight'}))
    error('signal:findpeaks:InvalidWidthReference', 'WidthReference must be ''halfprom'' or ''halfheight''.');
elseif ~any(strcmpi(o.Annotate, {'peaks', 'extents'}))
    error('signal:findpeaks:InvalidAnnotate', 'Annotate must be ''peaks'' or ''extents''.');
elseif o.MinPeakDistance >= x(n) - x(1)
    error('signal:findpeaks:largeMinPeakDistance', 'MinPeakDistance must be less than the range of the positions.');
end
% A plateau counts by its first sample; NaN is no neighbour to be higher than.
first = [true; ~(v(2:end) == v(1:end - 1))] & ~isnan(v);
at = find(first);
w = v(at);
inner = find(w(2:end - 1) > w(1:end - 2) & w(2:end - 1) > w(3:end)) + 1;
next = at(inner + 1);
at = at(inner);
gap = min(v(at) - v(at - 1), v(at) - v(next));
whole = next - at == 1 | o.Threshold == 0;
at = at(v(at) > o.MinPeakHeight & whole & gap >= o.Threshold & ~isnan(v(at - 1)) & ~any(isnan(v(min(next, n))), 2));
[proms, ends] = shapesOf(v, x, at, strcmpi(o.WidthReference, 'halfheight'));
widths = ends(:, 2) - ends(:, 1);
keep = proms >= o.MinPeakProminence & widths >= o.MinPeakWidth & widths <= o.MaxPeakWidth;
[at, proms, ends] = deal(at(keep), proms(keep), ends(keep, :));
if o.MinPeakDistance > 0
    alive = apart(x(at), v(at), o.MinPeakDistance);
    [at, proms, ends] = deal(at(alive), proms(alive), ends(alive, :));
end
order = (1:numel(at))';
if ~strcmpi(o.SortStr, 'none'), [~, order] = sort(v(at), lower(char(o.SortStr))); end
order = order(1:min(numel(order), o.NPeaks));
pks = y(at(order));
locs = x(at(order));
proms = proms(order);
ends = ends(order, :);
widths = ends(:, 2) - ends(:, 1);
if row
    [locs, widths, proms] = deal(locs', widths', proms');
    pks = reshape(pks, 1, []);
end
if nargout == 0
    drawPeaks(x, v, at(order), proms(:), ends, strcmpi(o.Annotate, 'extents'))
    clear pks
end
end

function drawPeaks(x, v, at, proms, ends, extents)
plot(x, v, x(at), v(at), 'v')
if ~extents || isempty(at), return, end
held = ishold;
hold on
level = interp1(x, v, ends(:, 1));
plot([x(at), x(at)]', [v(at) - proms, v(at)]', 'r', ends', [level, level]', 'y')
if ~held, hold off, end
end

function alive = apart(x, height, distance)
% The highest peaks, of which none lies within the distance of a higher one.
n = numel(x);
[~, order] = sort(height, 'descend');
[~, merged] = sort([x - distance; x]);
from = cumsum(merged > n);
from = max(from(merged <= n), 1);
[~, merged] = sort([x; x + distance]);
to = cumsum(merged <= n);
to = min(to(merged > n) + 1, n);
alive = true(n, 1);
for j = order'
    if ~alive(j), continue; end
    near = from(j):to(j);
    alive(near(abs(x(near) - x(j)) <= distance)) = false;
    alive(j) = true;
end
end

function [proms, ends] = shapesOf(v, x, at, byHeight)
% Down to the higher of the two lowest points before a higher sample on each side, and the positions where the peak
% has half its prominence or height left.
n = numel(v);
[lowLeft, atLeft] = lowestBefore(v, at);
[lowRight, atRight] = lowestBefore(flip(v), n + 1 - at);
atRight = n + 1 - atRight;
base = max(lowLeft, lowRight);
proms = v(at) - base;
level = v(at) - proms/2;
if byHeight, level = v(at)/2; end
low = windowMaxima(-v);
from = nearestBefore(low, at, -level, true);
low = windowMaxima(-flip(v));
to = n + 1 - nearestBefore(low, n + 1 - at, -level, true);
ends = [x(atLeft), x(atRight)];
a = from >= atLeft;
f = from(a);
ends(a, 1) = x(f) + (level(a) - v(f))./(v(f + 1) - v(f)).*(x(f + 1) - x(f));
b = to <= atRight;
t = to(b);
ends(b, 2) = x(t - 1) + (level(b) - v(t - 1))./(v(t) - v(t - 1)).*(x(t) - x(t - 1));
end

function [low, where] = lowestBefore(v, at)
% The least sample between each peak and the nearest higher one before it, and its place.
left = nearestBefore(windowMaxima(v), at, v(at), false);
T = windowMaxima(-v);
level = floor(log2(at - left));
low = zeros(numel(at), 1);
for k = unique(level)'
    of = level == k;
    low(of) = -max(T{k + 1}(left(of) + 2^k), T{k + 1}(at(of)));
end
where = nearestBefore(T, at, -low, true);
end

function T = windowMaxima(v)
% T{k + 1}: the maxima of the 2^k samples that end at each; NaN is no sample.
n = numel(v);
v(isnan(v)) = -Inf;
T = cell(1, floor(log2(n)) + 1);
T{1} = v;
for k = 1:numel(T) - 1
    h = 2^(k - 1);
    T{k + 1} = [T{k}(1:h); max(T{k}(h + 1:n), T{k}(1:n - h))];
end
end

function p = nearestBefore(T, at, level, orEqual)
% The nearest sample before each of at that is above its level, or at it; 0 for none.
p = at - 1;
for k = numel(T) - 1:-1:0
    top = T{k + 1}(max(p, 1));
    if orEqual, below = top < level; else, below = top <= level; end
    p = p - 2^k*(p >= 2^k & below);
end
end
