% SPDX-License-Identifier: Apache-2.0
function f = arrayMethods(f, make, number, texts)
% What arrays of times have of their numbers: make(numbers, like), number(time), texts(time) as cells.
f.size = @(d, varargin) size(objectState(d), varargin{:});
f.numel = @(d) numel(objectState(d));
f.length = @(d) length(objectState(d));
f.ndims = @(d) ndims(objectState(d));
f.isempty = @(d) isempty(objectState(d));
f.isscalar = @(d) isscalar(objectState(d));
f.isvector = @(d) isvector(objectState(d));
f.isrow = @(d) isrow(objectState(d));
f.iscolumn = @(d) iscolumn(objectState(d));
f.height = @(d) size(objectState(d), 1);
f.width = @(d) size(objectState(d), 2);
f.call = @(d, varargin) make(part(objectState(d), varargin), d);
f.assign = @(d, value, varargin) assigned(d, value, varargin, make, number);
f.remove = @(d, varargin) make(without(objectState(d), varargin), d);
f.horzcat = @(varargin) joined(2, varargin, make, number);
f.vertcat = @(varargin) joined(1, varargin, make, number);
f.transpose = @(d) make(objectState(d).', d);
f.ctranspose = f.transpose;
f.reshape = @(d, varargin) make(reshape(objectState(d), varargin{:}), d);
f.repmat = @(d, varargin) make(repmat(objectState(d), varargin{:}), d);
f.sort = @(d, varargin) ordered(@sort, d, make, varargin);
f.unique = @(d, varargin) ordered(@unique, d, make, varargin);
f.min = @(d, varargin) extreme(@min, d, make, number, varargin);
f.max = @(d, varargin) extreme(@max, d, make, number, varargin);
f.ismember = @(a, b) ismember(number(a), number(b));
f.issorted = @(d, varargin) issorted(objectState(d), varargin{:});
f.fliplr = @(d) make(fliplr(objectState(d)), d);
f.flipud = @(d) make(flipud(objectState(d)), d);
f.flip = @(d, varargin) make(flip(objectState(d), varargin{:}), d);
moved = @(how) @(d, varargin) make(how(objectState(d), varargin{:}), d);
f.permute = moved(@permute);
f.ipermute = moved(@ipermute);
f.squeeze = moved(@squeeze);
f.shiftdim = moved(@shiftdim);
f.circshift = moved(@circshift);
f.rot90 = moved(@rot90);
f.repelem = moved(@repelem);
f.num2cell = @(d) arrayfun(@(x) make(x, d), objectState(d), 'UniformOutput', false);
f.sortrows = @(d, varargin) ordered(@sortrows, d, make, varargin);
f.mode = @(d, varargin) commonest(d, make, varargin);
f.union = @(a, b, varargin) sets(@union, a, b, make, number, varargin);
f.intersect = @(a, b, varargin) sets(@intersect, a, b, make, number, varargin);
f.setdiff = @(a, b, varargin) sets(@setdiff, a, b, make, number, varargin);
f.setxor = @(a, b, varargin) sets(@setxor, a, b, make, number, varargin);
f.meshgrid = @(varargin) planeGrid(varargin);
f.ndgrid = @(varargin) spaceGrid(varargin, nargout);
f.isequal = @(varargin) sameTimes(varargin, number);
f.cellstr = texts;
f.string = @(d, varargin) string(texts(d, varargin{:}));
f.char = @(d, varargin) char(reshape(texts(d, varargin{:}), [], 1));
f.fprintf = @(varargin) printed(@fprintf, varargin);
f.sprintf = @(varargin) printed(@sprintf, varargin);
f.jsonencode = @(d, varargin) jsonencode(oneOrAll(texts(d)), varargin{:});
f.saved = @(d) savedTimes(d);
f.display = @(d, varargin) displayTimes(d, texts(d), varargin{:});
f.interp1 = @(varargin) betweenPoints(varargin, make);
f.histcounts = @(d, varargin) countsOf(d, varargin, make);
f.disp = @(d) showTimes(texts(d), size(objectState(d)), class(d));
end

function x = part(x, subscripts)
x = x(subscripts{:});
end

function x = without(x, subscripts)
x(subscripts{:}) = [];
end

function d = assigned(d, value, subscripts, make, number)
like = d;
x = [];
if isobject(d) || isa(d, 'datetime') || isa(d, 'duration'), x = objectState(d); else, like = value; end
if isnumeric(value) && isempty(value)
    x(subscripts{:}) = [];
else
    before = numel(x);
    fresh = true(size(x));
    x(subscripts{:}) = number(value);
    if numel(x) > before
        % What an assignment leaves out between is missing.
        kept = false(size(x));
        kept(subscripts{:}) = true;
        if isvector(x), kept(1:before) = true; else, kept(1:size(fresh, 1), 1:size(fresh, 2)) = true; end
        if isa(like, 'datetime'), x(~kept) = NaN; end
    end
end
d = make(x, like);
end

function d = joined(dimension, list, make, number)
if any(cellfun(@(a) isa(a, 'calendarDuration'), list)) && ~any(cellfun(@(a) isa(a, 'datetime'), list))
    list = cellfun(@calendarDuration, list, 'UniformOutput', false);
    if dimension == 1, d = vertcat(list{:}); else, d = horzcat(list{:}); end
    return
end
like = list{find(cellfun(@(a) isa(a, 'datetime') || isa(a, 'duration'), list), 1)};
list = list(~cellfun(@(a) isnumeric(a) && isempty(a), list));
x = cellfun(number, list, 'UniformOutput', false);
d = make(cat(dimension, x{:}), like);
end

function varargout = ordered(how, d, make, args)
[varargout{1:max(nargout, 1)}] = how(objectState(d), args{:});
varargout{1} = make(varargout{1}, d);
end

function varargout = commonest(d, make, args)
[varargout{1:max(nargout, 1)}] = mode(objectState(d), args{:});
varargout{1} = make(varargout{1}, d);
if nargout > 2, varargout{3} = cellfun(@(x) make(x, d), varargout{3}, 'UniformOutput', false); end
end

function varargout = sets(how, a, b, make, number, args)
like = a;
if ~(isa(a, 'datetime') || isa(a, 'duration')), like = b; end
[varargout{1:max(nargout, 1)}] = how(number(a), number(b), args{:});
varargout{1} = make(varargout{1}, like);
end

function varargout = planeGrid(list)
if isscalar(list), list = list([1 1]); end
if numel(list) > 2
    [varargout{1:3}] = spaceGrid(list([2 1 3]), 3);
    varargout = varargout([2 1 3]);
    return
end
[x, y] = list{:};
varargout = {repmat(reshape(x, 1, []), numel(y), 1), repmat(reshape(y, [], 1), 1, numel(x))};
end

function varargout = spaceGrid(list, asked)
if isscalar(list), list = list(ones(1, max(asked, 2))); end
counts = cellfun(@numel, list);
for k = 1:numel(list)
    along = ones(1, numel(list));
    along(k) = counts(k);
    times = counts;
    times(k) = 1;
    varargout{k} = repmat(reshape(list{k}, along), times);
end
end

function varargout = extreme(how, d, make, number, args)
like = d;
if ~isempty(args) && (isa(args{1}, 'datetime') || isa(args{1}, 'duration'))
    if isnumeric(d), like = args{1}; end
    args{1} = number(args{1});
end
[varargout{1:max(nargout, 1)}] = how(number(d), args{:});
varargout{1} = make(varargout{1}, like);
end

function tf = sameTimes(list, number)
tf = all(cellfun(@(a) strcmp(class(a), class(list{1})), list)) && isequal(objectState(list{1}), objectState(list{2}));
for k = 3:numel(list), tf = tf && isequal(objectState(list{1}), objectState(list{k})); end
end

function r = savedTimes(d)
% What MAT files hold of times.
r = struct('VitrineClass', class(d), 'milliseconds', objectState(d), 'format', ownFormat(d));
if isa(d, 'datetime'), r.zone = d.TimeZone; end
end

function displayTimes(d, texts, name)
dims = size(texts);
what = class(d);
if ~isscalar(texts), what = [strjoin(arrayfun(@int2str, dims, 'UniformOutput', false), char(215)) ' ' what ' array']; end
if isempty(texts), what = strrep(what, [' ' class(d)], [' empty ' class(d)]); end
[~, ~, gap] = displayFormat();
if nargin > 2, fprintf('%s = \n%s', name, gap); end
fprintf('  %s\n%s', what, gap);
if ~isempty(texts), showTimes(texts, dims, class(d)); end
end

function showTimes(texts, dims, kind)
if isempty(texts), return, end
[~, ~, gap] = displayFormat();
texts = reshape(texts, size(texts, 1), []);
wide = max(cellfun('length', texts), [], 1);
for i = 1:size(texts, 1)
    for j = 1:size(texts, 2), fprintf('   %*s', wide(j), texts{i, j}); end
    fprintf('\n');
end
fprintf('%s', gap);
end

function varargout = printed(how, args)
% Times are printed as their texts.
for k = 1:numel(args)
    if isa(args{k}, 'datetime') || isa(args{k}, 'duration'), args{k} = string(args{k}); args{k}(ismissing(args{k})) = "NaT"; end
end
if isequal(how, @sprintf), varargout = {how(args{:})}; else, [varargout{1:nargout}] = how(args{:}); end
end

function t = oneOrAll(t)
if isscalar(t), t = t{1}; end
end

function y = betweenPoints(args, make)
% Between points of which the coordinates, the values or both are times.
isTime = @(a) isa(a, 'datetime') || isa(a, 'duration');
if numel(args) < 3 || ischar(args{3})
    if ~isTime(args{1}) || isTime(args{2}), error('MATLAB:interp1:TimesAsPoints', 'Times that are interpolated need sample points: interp1(points, times, queries).'); end
    args = [{1:numel(args{1})} args];
end
if isTime(args{1}) ~= isTime(args{3})
    error('MATLAB:interp1:DifferentClasses', 'Sample points and query points must both be times, or both be numbers.');
end
if isTime(args{1})
    origin = objectState(args{1});
    origin = origin(1);
    args{1} = objectState(args{1}) - origin;
    args{3} = objectState(args{3}) - origin;
end
like = args{2};
first = 0;
if isTime(like)
    args{2} = objectState(like);
    first = args{2}(1);
    args{2} = args{2} - first;
end
y = interp1(args{:});
if isTime(like), y = make(y + first, like); end
end

function varargout = countsOf(d, args, make)
for k = 1:numel(args), if isa(args{k}, 'datetime') || isa(args{k}, 'duration'), args{k} = objectState(args{k}); end, end
[varargout{1:max(nargout, 1)}] = histcounts(objectState(d), args{:});
if nargout > 1, varargout{2} = make(varargout{2}, d); end
end
