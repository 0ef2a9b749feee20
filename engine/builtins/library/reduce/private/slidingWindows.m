% SPDX-License-Identifier: Apache-2.0
function y = slidingWindows(f, x, window, varargin)
% f of the elements in a window that slides along a dimension: window elements, centred, or
% [before after]. f takes a matrix whose columns are windows, and the dimension 1; or it is a cell of such a function, one of two
% elements that gathers all of them (of long windows by doubling), whether an element may count twice in that, and
% where need be what is made of it and the numbers of elements. 'Endpoints' says what to do where the window
% leaves the array: 'shrink', 'discard', 'fill' (NaN) or a number; 'dim' names the dimension; 'SamplePoints' says
% where the elements lie, and the window then is a length.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[dim, ends, points] = optionsOf(varargin);
if isempty(dim)
    dim = find(size(x) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
if ~isfloat(x), x = double(x); end
order = [dim, setdiff(1:max(ndims(x), dim), dim)];
x = permute(x, order);
s = size(x);
n = s(1);
x = reshape(x, n, prod(s(2:end)));
columns = size(x, 2);
pad = [];
if ~(ischar(ends) || isstring(ends))
    pad = ends;
elseif strcmpi(ends, 'fill')
    pad = NaN;
elseif ~any(strcmpi(ends, {'shrink', 'discard'}))
    error('MATLAB:movfun:Endpoints', 'Endpoints must be ''shrink'', ''discard'', ''fill'' or a number.');
end
if isempty(points)
    [before, after] = reachOf(window);
    first = (1:n) - before; last = (1:n) + after;
    if ~isempty(pad)
        x = [repmat(pad, before, columns); x; repmat(pad, after, columns)];
        first = first + before; last = last + before;
    elseif strcmpi(ends, 'discard')
        first = first(before + 1:n - after); last = last(before + 1:n - after);
    else
        first = max(first, 1); last = min(last, n);
    end
else
    if ~isempty(pad) || ~strcmpi(ends, 'shrink')
        error('MATLAB:movfun:EndpointsSamplePoints', '''Endpoints'' must be ''shrink'' where ''SamplePoints'' are given.');
    end
    [first, last] = windowsAround(points, window, n);
end
if iscell(f)
    if isreal(x) && ~isempty(first) && max(last - first) >= 128
        y = byDoubling(x, first, last, f{2}, f{3});
        if numel(f) > 3, y = f{4}(y, (last - first + 1)'); end
    else
        y = ofWindows(f{1}, x, first, last);
    end
else
    y = ofWindows(f, x, first, last);
end
s(1) = size(y, 1);
y = ipermute(reshape(y, s), order);
end

function [dim, ends, points] = optionsOf(args)
dim = []; ends = 'shrink'; points = []; k = 1;
while k <= numel(args)
    a = args{k};
    if isnumeric(a)
        dim = a; k = k + 1;
    elseif any(strcmpi(a, {'omitnan', 'omitmissing', 'includenan', 'includemissing'}))
        k = k + 1;
    elseif k < numel(args) && strcmpi(a, 'Endpoints')
        ends = args{k + 1}; k = k + 2;
    elseif k < numel(args) && strcmpi(a, 'SamplePoints')
        points = args{k + 1}; k = k + 2;
    elseif k < numel(args) && strcmpi(a, 'dim')
        dim = args{k + 1}; k = k + 2;
    else
        error('MATLAB:movfun:UnknownOption', 'Unknown option.');
    end
end
end

function [before, after] = reachOf(window)
% The elements that a window of whole length has before and after its own.
if ~isnumeric(window) || ~isreal(window) || any(window(:) < 0) || isempty(window) || ...
        numel(window) > 2 || any(window ~= fix(window)) || (isscalar(window) && window < 1)
    error('MATLAB:movfun:wlen', 'Window length must be a positive scalar or [before after].');
end
window = double(window);
if isscalar(window)
    before = floor(window / 2); after = window - before - 1;
else
    before = window(1); after = window(2);
end
end

function y = ofWindows(f, x, first, last)
% f of the windows first:last of each column. Windows of one length are gathered side by side, in blocks of bounded size.
n = size(x, 1); columns = size(x, 2); m = numel(first);
y = zeros(m, columns, class(x));
if isempty(y), return, end
[lengths, order] = sort(last - first + 1);
cuts = [0, find(diff(lengths) > 0), m];
for g = 1:numel(cuts) - 1
    rows = order(cuts(g) + 1:cuts(g + 1));
    k = lengths(cuts(g) + 1);
    starts = reshape(first(rows)' + (0:columns - 1) * n, 1, []);
    values = zeros(1, numel(starts), class(x));
    step = max(1, floor(2 ^ 20 / k));
    for b = 1:step:numel(starts)
        block = b:min(b + step - 1, numel(starts));
        values(block) = f(reshape(x((0:k - 1)' + starts(block)), k, []), 1);
    end
    y(rows, :) = reshape(values, [], columns);
end
end

function y = byDoubling(x, first, last, gather, twice)
% Runs of 1, 2, 4 ... elements from each one on: a window is two of them that overlap where an element may count twice, else
% one for each binary digit of its length.
y = zeros(numel(first), size(x, 2), class(x));
lengths = last - first + 1;
at = first;
begun = false(size(first));
k = 1;
while k <= max(lengths)
    if twice
        rows = find(lengths >= k & lengths < 2*k);
        y(rows, :) = gather(x(first(rows), :), x(last(rows) - k + 1, :));
    else
        has = mod(floor(lengths/k), 2) == 1;
        rows = find(has & ~begun);
        y(rows, :) = x(at(rows), :);
        rows = find(has & begun);
        y(rows, :) = gather(y(rows, :), x(at(rows), :));
        at(has) = at(has) + k;
        begun = begun | has;
    end
    x = gather(x(1:end - k, :), x(k + 1:end, :));
    k = 2*k;
end
end
