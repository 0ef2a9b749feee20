% SPDX-License-Identifier: Apache-2.0
function [pks, locs, widths, proms] = findpeaks(y, varargin)
% Local maxima of a vector: findpeaks(y, x, ...), x positions or a sampling rate. 'MinPeakHeight', 'MinPeakProminence',
% 'Threshold', 'MinPeakDistance', 'MinPeakWidth', 'MaxPeakWidth', 'NPeaks', 'SortStr' ('none', 'ascend', 'descend'),
% 'WidthReference' ('halfprom', 'halfheight').
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
    'MinPeakWidth', 0, 'MaxPeakWidth', Inf, 'NPeaks', Inf, 'SortStr', 'none', 'WidthReference', 'halfprom');
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
[proms, widths] = deal(zeros(numel(at), 1));
for j = 1:numel(at)
    [proms(j), widths(j)] = shapeOf(v, x, at(j), strcmpi(o.WidthReference, 'halfheight'));
end
keep = proms >= o.MinPeakProminence & widths >= o.MinPeakWidth & widths <= o.MaxPeakWidth;
[at, proms, widths] = deal(at(keep), proms(keep), widths(keep));
if o.MinPeakDistance > 0
    [~, order] = sort(v(at), 'descend');
    alive = true(numel(at), 1);
    for j = order'
        if ~alive(j), continue; end
        near = abs(x(at) - x(at(j))) <= o.MinPeakDistance;
        near(j) = false;
        alive(near) = false;
    end
    [at, proms, widths] = deal(at(alive), proms(alive), widths(alive));
end
order = (1:numel(at))';
if ~strcmpi(o.SortStr, 'none'), [~, order] = sort(v(at), lower(char(o.SortStr))); end
order = order(1:min(numel(order), o.NPeaks));
pks = y(at(order));
locs = x(at(order));
widths = widths(order);
proms = proms(order);
if row
    [locs, widths, proms] = deal(locs', widths', proms');
    pks = reshape(pks, 1, []);
end
if nargout == 0
    plot(x, v, locs, pks, 'v')
    clear pks
end
end

function [prom, width] = shapeOf(v, x, at, byHeight)
% Down to the higher of the two lowest points before a higher sample on each side.
n = numel(v);
left = find(v(1:at - 1) > v(at), 1, 'last');
if isempty(left), left = 0; end
right = find(v(at + 1:n) > v(at), 1) + at;
if isempty(right), right = n + 1; end
base = max(min(v(left + 1:at)), min(v(at:right - 1)));
prom = v(at) - base;
level = v(at) - prom/2;
if byHeight, level = v(at)/2; end
a = find(v(1:at - 1) < level, 1, 'last');
b = find(v(at + 1:n) < level, 1) + at;
if isempty(a)
    from = x(1);
else
    from = x(a) + (level - v(a))/(v(a + 1) - v(a))*(x(a + 1) - x(a));
end
if isempty(b)
    to = x(n);
else
    to = x(b - 1) + (level - v(b - 1))/(v(b) - v(b - 1))*(x(b) - x(b - 1));
end
width = to - from;
end
