% SPDX-License-Identifier: Apache-2.0
function [F, filled] = fillmissing(A, method, varargin)
% Fills missing elements along the columns (or a dimension), and says which it filled: 'constant' with the value that follows,
% 'previous', 'next', 'nearest', 'linear', 'spline', 'pchip' or 'makima' from the elements around them, 'movmean' or 'movmedian' with a
% window as movmean has it, 'knn' (and a number) from the nearest rows, or a function of the values and points in a window
% and the points of the gap, with the window. 'EndValues' is a method or value for those before the first and after the last element,
% 'MaxGap' the greatest distance of the elements around a gap, 'SamplePoints' says where the elements lie, 'MissingLocations' which are missing.
% Example: fillmissing([1 NaN 3], 'linear')
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[method, value, dim, o] = argumentsOf(A, method, varargin);
m = o.MissingLocations;
if isempty(m), m = ismissing(A); end
F = A;
filled = false(size(m));
if isempty(A) || ~any(m(:)), return, end
if isempty(dim)
    dim = find(size(A) ~= 1, 1);
    if isempty(dim), dim = 1; end
end
if strcmp(method, 'constant') && isscalar(value) && isempty(o.EndValues) && isinf(o.MaxGap)
    F(m) = value;
    filled = m;
    return
end
if isvector(A) && size(A, dim) > 1
    [order, s] = deal(1:2, size(A));
    F = reshape(F, [], 1);
    m = m(:);
else
    order = [dim, setdiff(1:max(ndims(A), dim), dim)];
    F = permute(F, order);
    s = size(F);
    F = reshape(F, s(1), []);
    m = reshape(permute(m, order), s(1), []);
end
t = pointsOf(o.SamplePoints, size(m, 1));
done = false(size(m));
if strcmp(method, 'knn'), known = F; end
for c = find(any(m, 1))
    x = F(:, c);
    wanted = m(:, c);
    around = gapsOf(wanted, t);
    wanted = wanted & around.size <= o.MaxGap;
    ends = wanted & (around.before == 0 | around.after == 0);
    if isempty(o.EndValues), ends(:) = false; end
    here = find(wanted & ~ends);
    if strcmp(method, 'constant')
        x(here) = value(min(c, numel(value)));
    elseif strcmp(method, 'knn')
        [x(here), here] = ofNearestRows(known, m, c, here, value);
    elseif strcmp(method, 'function')
        [x, here] = ofFunction(x, t, m(:, c), wanted & ~ends, value);
    elseif strncmp(method, 'mov', 3)
        [x, here] = ofWindow(x, o.SamplePoints, here, method, value);
    else
        [x, here] = ofNeighbours(x, t, m(:, c), here, around, method);
    end
    done(here, c) = true;
    at = find(ends);
    if ~isempty(at)
        if ischar(o.EndValues) || isstring(o.EndValues)
            [x, at] = ofNeighbours(x, t, m(:, c), at, around, lower(char(o.EndValues)));
        else
            x(at) = o.EndValues(min(c, numel(o.EndValues)));
        end
        done(at, c) = true;
    end
    F(:, c) = x;
end
F = reshape(F, s);
if ~isequal(order, 1:numel(order)), F = ipermute(F, order); end
filled = ipermute(reshape(done, s), order);
end

function [method, value, dim, o] = argumentsOf(A, method, args)
value = []; dim = [];
o = struct('EndValues', [], 'MaxGap', Inf, 'SamplePoints', [], 'MissingLocations', []);
if isa(method, 'function_handle')
    if isempty(args), error('MATLAB:fillmissing:MissingGapWindow', 'The gap window is missing.'); end
    value = {method, args{1}};
    method = 'function';
    args(1) = [];
else
    method = lower(char(method));
    switch method
        case 'constant'
            if isempty(args), error('MATLAB:fillmissing:MissingConstant', 'The constant is missing.'); end
            value = args{1};
            args(1) = [];
        case {'movmean', 'movmedian'}
            if isempty(args) || ~(isnumeric(args{1}) || isduration(args{1}))
                error('MATLAB:fillmissing:MissingWindow', 'The length of the window is missing.');
            end
            value = args{1};
            args(1) = [];
        case 'knn'
            value = 1;
            if ~isempty(args) && isnumeric(args{1}), value = args{1}; args(1) = []; end
        case {'previous', 'next', 'nearest', 'linear', 'spline', 'pchip', 'makima'}
        otherwise, error('MATLAB:fillmissing:MethodInvalid', 'Unknown method.');
    end
end
if ~isempty(args) && isnumeric(args{1}), dim = args{1}; args(1) = []; end
names = fieldnames(o);
if mod(numel(args), 2), error('MATLAB:fillmissing:NameValuePairs', 'Each parameter name must be followed by a value.'); end
for k = 1:2:numel(args)
    at = find(strcmpi(args{k}, names));
    if isempty(at), error('MATLAB:fillmissing:NameInvalid', 'Invalid parameter name.'); end
    o.(names{at}) = args{k + 1};
end
if ischar(o.EndValues) || isstring(o.EndValues)
    if strcmpi(o.EndValues, 'extrap'), o.EndValues = [];
    elseif ~any(strcmpi(o.EndValues, {'none', 'previous', 'next', 'nearest', 'linear', 'spline', 'pchip', 'makima'}))
        error('MATLAB:fillmissing:EndValuesInvalid', 'Unknown method of ''EndValues''.');
    end
end
if isduration(o.MaxGap), o.MaxGap = seconds(o.MaxGap); end
if ~isempty(o.MissingLocations) && ~isequal(size(o.MissingLocations), size(A))
    error('MATLAB:fillmissing:MissingLocationsSize', '''MissingLocations'' must have the size of the first argument.');
end
end

function t = pointsOf(points, n)
t = (1:n)';
if isempty(points), return, end
if isdatetime(points), points = points - points(1); end
if isduration(points), points = seconds(points); end
t = double(points(:));
if numel(t) ~= n || any(~isfinite(t)) || any(diff(t) <= 0)
    error('MATLAB:fillmissing:SamplePointsInvalid', 'Sample points must be finite, increasing and as many as the elements.');
end
end

function around = gapsOf(missing_, t)
% The known elements before and after each, 0 for none, and their distance; at an end to the end.
n = numel(t);
at = (1:n)';
around.before = cummax(at.*~missing_);
after = at;
after(missing_) = n + 1;
after = flip(cummin(flip(after)));
around.size = t(min(after, n)) - t(max(around.before, 1));
after(after > n) = 0;
around.after = after;
end

function [x, at] = ofNeighbours(x, t, missing_, at, around, method)
before = around.before(at); after = around.after(at);
good = find(~missing_);
switch method
    case 'none'
        at = at([]);
        return
    case 'previous'
        at = at(before > 0);
        x(at) = x(before(before > 0));
        return
    case 'next'
        at = at(after > 0);
        x(at) = x(after(after > 0));
        return
    case 'nearest'
        if isempty(good), at = at([]); return, end
        late = before == 0 | after > 0 & t(max(after, 1)) - t(at) <= t(at) - t(max(before, 1));
        from = before;
        from(late) = after(late);
        x(at) = x(from);
        return
end
if numel(good) < 2
    at = at([]);
    return
end
if ~isempty(at) && strcmp(method, 'linear')
    first = before == 0; last = after == 0;
    before(first) = good(1); after(first) = good(2);
    before(last) = good(end - 1); after(last) = good(end);
    x(at) = x(before) + (x(after) - x(before)).*(t(at) - t(before))./(t(after) - t(before));
elseif ~isempty(at)
    x(at) = interp1(t(good), x(good), t(at), method, 'extrap');
end
end

function [x, at] = ofWindow(x, points, at, method, window)
options = {};
if ~isempty(points), options = {'SamplePoints', points}; end
if strcmp(method, 'movmean'), y = movmean(x, window, 1, 'omitnan', options{:}); else, y = movmedian(x, window, 1, 'omitnan', options{:}); end
at = at(~isnan(y(at)));
x(at) = y(at);
end

function [x, at] = ofFunction(x, t, missing_, wanted, value)
% f of the known values in a window around a gap, of their points, and of the points of the gap.
[f, window] = value{:};
if isduration(window), window = seconds(window); end
if isscalar(window), window = [window window]/2; end
edges = diff([false; wanted; false]);
first = find(edges == 1); last = find(edges == -1) - 1;
at = zeros(0, 1);
for k = 1:numel(first)
    gap = (first(k):last(k))';
    near = find(~missing_ & t >= t(first(k)) - window(1) & t <= t(last(k)) + window(2));
    if isempty(near), continue, end
    x(gap) = f(x(near), t(near), t(gap));
    at = [at; gap]; %#ok<AGROW>
end
end

function [values, at] = ofNearestRows(X, missing_, c, at, k)
% The means of the values in the nearest rows that have one, by the elements that both rows have.
values = zeros(0, 1, class(X));
keep = false(size(at));
X(missing_) = 0;
rows = find(~missing_(:, c));
for i = 1:numel(at)
    both = ~missing_(rows, :) & ~missing_(at(i), :);
    d = sum((X(rows, :) - X(at(i), :)).^2.*both, 2)./sum(both, 2);
    near = find(any(both, 2));
    if isempty(near), continue, end
    [~, order] = sort(d(near));
    values(end + 1, 1) = mean(X(rows(near(order(1:min(k, numel(order))))), c)); %#ok<AGROW>
    keep(i) = true;
end
at = at(keep);
end
