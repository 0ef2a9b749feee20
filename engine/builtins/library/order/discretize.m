% SPDX-License-Identifier: Apache-2.0
function [Y, E] = discretize(X, edges, varargin)
% Bin number of each element, NaN outside: discretize(X, edges) or discretize(X, n) of n bins of equal width; discretize(X, edges, values) gives the bins' values,
% 'categorical' (and names) makes categories of them. 'IncludedEdge', 'right': bins have their right edges. X may be numbers, datetimes or durations.
% Example: discretize([1 5 9], [0 3 6 10], 'categorical', {'low', 'mid', 'high'})
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin == 2 && nargout < 2 && isnumeric(edges) && numel(edges) > 1 && (isnumeric(X) || islogical(X))
    if any(diff(edges) < 0), error('MATLAB:discretize:InvalidEdges', 'Bin edges must be in increasing order.'); end
    Y = binNumbers(X, edges);
    return
end
right = false;
args = varargin;
for k = 1:numel(args) - 1
    if (ischar(args{k}) || isstring(args{k})) && strcmpi(args{k}, 'IncludedEdge')
        right = strcmp(validatestring(args{k + 1}, {'left', 'right'}, 'discretize'), 'right');
        args(k:k + 1) = [];
        break
    end
end
times = isa(X, 'datetime') || isa(X, 'duration');
if times && (ischar(edges) || isstring(edges))
    edges = unitEdges(X, char(edges));
elseif isscalar(edges) && isnumeric(edges)
    if ~(edges >= 1) || edges ~= fix(edges), error('MATLAB:discretize:InvalidN', 'Number of bins must be a positive integer.'); end
    if edges > 2^31, error('MATLAB:array:SizeLimitExceeded', 'Requested array of %g bins exceeds the maximum possible size.', edges); end
    if times, edges = min(X(:)) + (max(X(:)) - min(X(:)))*(0:edges)/edges; else, [~, edges] = histcounts(X, edges); end
end
E = edges;
if times
    if isa(edges, 'datetime') ~= isa(X, 'datetime'), error('MATLAB:discretize:InvalidEdges', 'Bin edges must be of the class of the data.'); end
    x = objectState(X);
    e = objectState(edges);
else
    if ~(isnumeric(edges) || islogical(edges)) || numel(edges) < 2
        error('MATLAB:discretize:InvalidEdges', 'Bin edges must be a vector of at least two numbers.');
    end
    x = X;
    e = edges;
end
if any(diff(e(:)) < 0), error('MATLAB:discretize:InvalidEdges', 'Bin edges must be in increasing order.'); end
if right
    n = numel(e) - 1;
    Y = n + 1 - binNumbers(-double(x), -flip(double(e)));
else
    Y = binNumbers(x, e);
end
if isempty(args), return, end
n = numel(e) - 1;
values = args{1};
if (ischar(values) || isstring(values)) && isscalar(string(values)) && strcmpi(values, 'categorical')
    if numel(args) > 1
        names = cellstr(args{2});
        if numel(names) ~= n, error('MATLAB:discretize:CategoryNamesInvalidSize', 'The number of category names must be the number of bins, %d.', n); end
    else
        names = binNames(E, right);
    end
    Y(isnan(Y)) = 0;
    Y = categorical(Y, 1:n, names, 'Ordinal', true);
else
    if numel(values) ~= n, error('MATLAB:discretize:InvalidValues', 'The number of values must be the number of bins, %d.', n); end
    at = Y;
    known = ~isnan(at);
    if isfloat(values)
        Y = NaN(size(at), class(values));
    elseif iscell(values)
        Y = repmat({''}, size(at));
    elseif isstring(values)
        Y = repmat(string(missing), size(at));
    elseif ~isnumeric(values) && ~islogical(values)
        Y = repmat(values(1), size(at));
    else
        Y = zeros(size(at), class(values));
    end
    Y(known) = values(at(known));
end
end

function names = binNames(e, right)
n = numel(e) - 1;
if isnumeric(e) || islogical(e), t = arrayfun(@(x) sprintf('%.5g', x), e, 'UniformOutput', false); else, t = cellstr(e); end
open = repmat('[', 1, n);
close = repmat(')', 1, n);
close(n) = ']';
if right, open(:) = '('; open(1) = '['; close(:) = ']'; end
names = arrayfun(@(k) sprintf('%c%s, %s%c', open(k), t{k}, t{k + 1}, close(k)), 1:n, 'UniformOutput', false);
end

function e = unitEdges(t, unit)
if isa(t, 'duration')
    size = struct('second', seconds(1), 'minute', minutes(1), 'hour', hours(1), 'day', hours(24));
    if ~isfield(size, unit), error('MATLAB:discretize:InvalidDur', 'Invalid unit ''%s''.', unit); end
    step = size.(unit);
    e = (floor(min(t(:))/step):floor(max(t(:))/step) + 1)*step;
    return
end
e = dateshift(min(t(:)), 'start', unit);
last = max(t(:));
while e(end) <= last
    switch unit
        case 'year', e(end + 1) = e(1) + calyears(numel(e));
        case 'quarter', e(end + 1) = e(1) + calmonths(3*numel(e));
        case 'month', e(end + 1) = e(1) + calmonths(numel(e));
        case 'week', e(end + 1) = e(1) + caldays(7*numel(e));
        case 'day', e(end + 1) = e(1) + caldays(numel(e));
        case 'hour', e(end + 1) = e(1) + hours(numel(e));
        case 'minute', e(end + 1) = e(1) + minutes(numel(e));
        otherwise, e(end + 1) = e(1) + seconds(numel(e));
    end
end
end
