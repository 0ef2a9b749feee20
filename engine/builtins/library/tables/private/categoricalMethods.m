% SPDX-License-Identifier: Apache-2.0
function f = categoricalMethods()
% What categorical arrays do where functions of other values have the name.
like = @(how) @(c, varargin) makeCategorical(how(codesOf(c), varargin{:}), c);
of = @(how) @(c, varargin) how(codesOf(c), varargin{:});
f = struct('call', @(c, varargin) makeCategorical(part(codesOf(c), varargin), c), 'assign', @categoryAssign, 'remove', @(c, varargin) makeCategorical(without(codesOf(c), varargin), c), ...
    'horzcat', @(varargin) joined(2, varargin), 'vertcat', @(varargin) joined(1, varargin), 'size', of(@size), 'numel', of(@numel), 'length', of(@length), 'ndims', of(@ndims), ...
    'isempty', of(@isempty), 'isscalar', of(@isscalar), 'isvector', of(@isvector), 'isrow', of(@isrow), 'iscolumn', of(@iscolumn), 'ismatrix', of(@ismatrix), 'height', of(@height), 'width', of(@width), ...
    'transpose', like(@transpose), 'ctranspose', like(@transpose), 'reshape', like(@reshape), 'repmat', like(@repmat), 'repelem', like(@repelem), 'fliplr', like(@fliplr), 'flipud', like(@flipud), ...
    'flip', like(@flip), 'circshift', like(@circshift), 'permute', like(@permute), 'ipermute', like(@ipermute), 'shiftdim', like(@shiftdim), 'rot90', like(@rot90), 'squeeze', like(@squeeze), 'sortrows', @rowsSorted, 'isundefined', @(c) codesOf(c) == 0, 'ismissing', @missingCategories, 'anymissing', @(c) any(codesOf(c) == 0, 'all'), ...
    'rmmissing', @(c, varargin) makeCategorical(part(codesOf(c), {codesOf(c) ~= 0}), c), 'eq', @(a, b) sameCategory(a, b, @eq), 'ne', @(a, b) sameCategory(a, b, @ne), ...
    'lt', @(a, b) ordered(a, b, @lt), 'le', @(a, b) ordered(a, b, @le), 'gt', @(a, b) ordered(a, b, @gt), 'ge', @(a, b) ordered(a, b, @ge), 'isequal', @equalAll, 'isequaln', @equalAll, ...
    'cellstr', @texts, 'char', @(c) char(reshape(texts(c), [], 1)), 'string', @strings, 'double', @(c) numbers(c), 'single', @(c) single(numbers(c)), 'display', @showCategorical, 'disp', @(c) showCategorical(c), ...
    'sort', @sorted, 'issorted', of(@issorted), 'unique', @distinct, 'ismember', @memberOf, 'min', @(c, varargin) extreme(c, @min, varargin), 'max', @(c, varargin) extreme(c, @max, varargin), 'mode', @commonest, 'median', @middle, ...
    'union', @(a, b, varargin) sets(@union, a, b, varargin), 'intersect', @(a, b, varargin) sets(@intersect, a, b, varargin), 'setdiff', @(a, b, varargin) sets(@setdiff, a, b, varargin), 'setxor', @(a, b, varargin) sets(@setxor, a, b, varargin), 'times', @crossed, ...
    'accumarray', @(varargin) accumulated(varargin), 'histcounts', @histcountsOf, 'numunique', @(c) numel(unique(nonzeros(codesOf(c)))), 'plus', @appended, 'num2cell', @(c) arrayfun(@(k) makeCategorical(k, c), codesOf(c), 'UniformOutput', false), ...
    'bar', @(varargin) drawCategories(@bar, varargin), 'barh', @(varargin) drawCategories(@barh, varargin), 'plot', @(varargin) drawCategories(@plot, varargin), ...
    'scatter', @(varargin) drawCategories(@scatter, varargin), 'stem', @(varargin) drawCategories(@stem, varargin), 'stairs', @(varargin) drawCategories(@stairs, varargin), ...
    'area', @(varargin) drawCategories(@area, varargin), 'errorbar', @(varargin) drawCategories(@errorbar, varargin), 'line', @(varargin) drawCategories(@line, varargin), ...
    'text', @(varargin) drawCategories(@text, varargin), 'xline', @(varargin) drawCategories(@xline, varargin), 'yline', @(varargin) drawCategories(@yline, varargin), ...
    'swarmchart', @(varargin) drawCategories(@swarmchart, varargin), 'swarmchart3', @(varargin) drawCategories(@swarmchart3, varargin), 'scatter3', @(varargin) drawCategories(@scatter3, varargin), ...
    'plot3', @(varargin) drawCategories(@plot3, varargin), 'stem3', @(varargin) drawCategories(@stem3, varargin), 'bubblechart', @(varargin) drawCategories(@bubblechart, varargin), ...
    'bubblechart3', @(varargin) drawCategories(@bubblechart3, varargin), 'xticks', @(varargin) categoryAxis(@xticks, varargin), 'yticks', @(varargin) categoryAxis(@yticks, varargin), ...
    'xlim', @(varargin) categoryAxis(@xlim, varargin), 'ylim', @(varargin) categoryAxis(@ylim, varargin), ...
    'histogram', @categoryHistogram, 'hist', @categoryHistogram, 'pie', @pieOf, 'grp2idx', @(c) deal3(c), 'boxplot', @(x, c, varargin) boxplot(x, texts(c), varargin{:}), 'fillmissing', @filled, 'tabulate', @(c) tabulate(reshape(texts(c), [], 1)), ...
    'strcmp', @(a, b) textual(@strcmp, a, b), 'strcmpi', @(a, b) textual(@strcmpi, a, b), 'contains', @(a, varargin) contains(strings(a), varargin{:}), 'startsWith', @(a, varargin) startsWith(strings(a), varargin{:}), 'num2str', @(c) char(reshape(texts(c), [], 1)), ...
    'saved', @(c) struct('VitrineClass', 'categorical', 'state', objectState(c)), 'jsonencode', @(c, varargin) jsonencode(oneOrAll(texts(c)), varargin{:}), 'fprintf', @(varargin) printed(@fprintf, varargin), 'sprintf', @(varargin) printed(@sprintf, varargin));
end

function x = codesOf(c)
x = objectState(c).codes;
end

function x = part(x, subscripts)
x = x(subscripts{:});
end

function x = without(x, subscripts)
x(subscripts{:}) = [];
end

function t = texts(c)
s = objectState(c);
all = [{'<undefined>'}; s.names(:)];
t = reshape(all(s.codes + 1), size(s.codes));
end

function t = strings(c, varargin)
s = objectState(c);
all = [string(missing); string(s.names(:))];
t = reshape(all(s.codes + 1), size(s.codes));
end

function x = numbers(c)
x = codesOf(c);
x(x == 0) = NaN;
end

function m = missingCategories(c, varargin)
m = codesOf(c) == 0;
if ~isempty(varargin), m = reshape(missingRows(reshape(c, [], 1), varargin{1}), size(m)); end
end

function varargout = printed(how, args)
for k = 1:numel(args), if iscategorical(args{k}), args{k} = strings(args{k}); args{k}(ismissing(args{k})) = "<undefined>"; end, end
if isequal(how, @sprintf), varargout = {how(args{:})}; else, [varargout{1:nargout}] = how(args{:}); end
end

function t = oneOrAll(t)
if isscalar(t), t = t{1}; end
end

function tf = textual(how, a, b)
if iscategorical(a), a = texts(a); end
if iscategorical(b), b = texts(b); end
tf = how(a, b);
end

function t = appended(a, b)
if iscategorical(a) && isstring(b), t = strings(a) + b; elseif isstring(a), t = a + strings(b);
else, error('MATLAB:UndefinedFunction', 'Undefined operator ''+'' for input arguments of type ''categorical''.'); end
end

function [x, y, like] = pair(a, b)
% Codes of both in the categories of the first categorical; what it has not gets numbers after those.
if iscategorical(a), like = a; else, like = b; end
names = objectState(like).names;
if iscategorical(a) && iscategorical(b)
    s = objectState(a);
    t = objectState(b);
    if s.ordinal ~= t.ordinal
        error('MATLAB:categorical:OrdinalCategoriesMismatch', 'Cannot compare or combine an ordinal categorical array with one that is not ordinal.');
    elseif s.ordinal && ~isequal(s.names, t.names)
        error('MATLAB:categorical:OrdinalCategoriesMismatch', 'Ordinal categorical arrays to be compared must have the same categories, including their order.');
    end
end
x = codesIn(a, names);
y = codesIn(b, names);
end

function x = codesIn(a, names)
if iscategorical(a)
    s = objectState(a);
    [~, at] = ismember(s.names(:), names(:));
    fresh = at == 0;
    at(fresh) = numel(names) + (1:nnz(fresh));
    at = [0; at(:)];
    x = reshape(at(s.codes + 1), size(s.codes));
elseif ischar(a) || isstring(a) || iscellstr(a)
    t = strtrim(cellstr(a));
    if ischar(a), t = reshape(t, [], 1); else, t = reshape(t, size(a)); end
    [known, x] = ismember(t, names);
    x(~known) = -1;
    x(cellfun(@isempty, t)) = 0;
elseif isa(a, 'missing')
    x = zeros(size(a));
else
    error('MATLAB:categorical:InvalidComparisonTypes', 'Cannot compare categorical array with an array of class ''%s''.', class(a));
end
end

function tf = sameCategory(a, b, how)
[x, y] = pair(a, b);
% Undefined is not equal to anything.
tf = how(x, y) & ~(x == 0 & y == 0);
if isequal(how, @ne), tf = x ~= y | x == 0; end
end

function tf = ordered(a, b, how)
[x, y, like] = pair(a, b);
if ~isordinal(like)
    error('MATLAB:categorical:NotOrdinal', 'Relational comparisons are not allowed for categorical arrays that are not ordinal.');
end
if any(x(:) == -1) || any(y(:) == -1)
    error('MATLAB:categorical:InvalidComparisonTypes', 'Comparison requires a value from the categories of the ordinal array.');
end
tf = how(x, y) & x ~= 0 & y ~= 0;
end

function tf = equalAll(varargin)
tf = true;
a = varargin{1};
for k = 2:numel(varargin)
    b = varargin{k};
    tf = tf && isequal(size(a), size(b)) && (iscategorical(b) || iscellstr(b) || isstring(b) || ischar(b)) && (iscategorical(a) || iscellstr(a) || isstring(a) || ischar(a));
    if tf, tf = isequal(asTexts(a), asTexts(b)); end
end
end

function t = asTexts(a)
if iscategorical(a), t = texts(a); else, t = cellstr(a); end
end

function c = joined(dim, list)
list = list(~cellfun(@(x) isnumeric(x) && isempty(x), list));
like = list{find(cellfun(@iscategorical, list), 1)};
s = objectState(like);
parts = cell(size(list));
for k = 1:numel(list)
    x = list{k};
    if ~iscategorical(x), x = categorical(x); end
    t = objectState(x);
    if t.ordinal && s.ordinal && ~isequal(t.names, s.names)
        error('MATLAB:categorical:OrdinalCategoriesMismatch', 'Ordinal categorical arrays to be combined must have the same categories, including their order.');
    elseif t.ordinal ~= s.ordinal && iscategorical(list{k})
        error('MATLAB:categorical:OrdinalMismatchConcatenate', 'Ordinal categorical arrays cannot be combined with arrays that are not ordinal.');
    end
    fresh = setdiff(t.names(:), s.names(:), 'stable');
    if s.protected && ~isempty(fresh)
        error('MATLAB:categorical:ProtectedForCombination', 'Cannot add a new category ''%s'' to this categorical array because its categories are protected. Use ADDCATS to add a new category.', fresh{1});
    end
    s.names = [s.names(:); fresh(:)];
    [~, at] = ismember(t.names(:), s.names);
    at = [0; at(:)];
    parts{k} = reshape(at(t.codes + 1), size(t.codes));
end
c = makeCategorical(cat(dim, parts{:}), like, s.names);
end

function c = categoryAssign(c, value, varargin)
if ~iscategorical(c)
    like = value;
    s = objectState(value);
    s.codes = [];
else
    like = c;
    s = objectState(c);
end
if isnumeric(value) && isempty(value)
    s.codes(varargin{:}) = [];
else
    if ~iscategorical(value)
        if ~(ischar(value) || isstring(value) || iscellstr(value) || isa(value, 'missing'))
            error('MATLAB:categorical:InvalidRHS', 'Unable to perform assignment because value of type ''%s'' is not convertible to ''categorical''.', class(value));
        end
        if isa(value, 'missing'), value = ''; end
        if ischar(value), value = cellstr(value); end
        value = categorical(value);
    end
    t = objectState(value);
    fresh = setdiff(t.names(unique(t.codes(t.codes > 0))), s.names, 'stable');
    if s.protected && ~isempty(fresh)
        error('MATLAB:categorical:ProtectedForCombination', 'Cannot add a new category ''%s'' to this categorical array because its categories are protected. Use ADDCATS to add a new category.', fresh{1});
    end
    s.names = [s.names(:); reshape(fresh, [], 1)];
    [~, at] = ismember(t.names(:), s.names);
    at = [0; at(:)];
    s.codes(varargin{:}) = reshape(at(t.codes + 1), size(t.codes));
end
c = makeCategorical(s.codes, like, s.names);
end

function [c, order] = sorted(c, varargin)
x = numbers(c);
[x, order] = sort(x, varargin{:});
x(isnan(x)) = 0;
c = makeCategorical(x, c);
end

function [c, ia, ic] = distinct(c, varargin)
x = numbers(c);
args = cellfun(@char, varargin, 'UniformOutput', false);
[x, ia, ic] = unique(x, args{:});
x(isnan(x)) = 0;
c = makeCategorical(x, c);
end

function [tf, at] = memberOf(a, b, varargin)
if isnumeric(b) && isempty(b), b = {}; end
if ischar(b), b = {b}; end
if ischar(a), a = {a}; end
[x, y] = pair(a, b);
x(x <= 0) = -2;
[tf, at] = ismember(x, y, varargin{:});
end

function varargout = extreme(c, how, args)
if ~isordinal(c)
    error('MATLAB:categorical:NotOrdinal', 'Categorical arrays must be ordinal to find their minimum or maximum.');
end
if ~isempty(args) && iscategorical(args{1}), args{1} = numbers(args{1}); end
[varargout{1:max(nargout, 1)}] = how(numbers(c), args{:});
varargout{1}(isnan(varargout{1})) = 0;
varargout{1} = makeCategorical(varargout{1}, c);
end

function [m, n] = commonest(c, varargin)
x = numbers(c);
[m, n] = mode(x, varargin{:});
m(isnan(m)) = 0;
m = makeCategorical(m, c);
end

function m = middle(c, varargin)
if ~isordinal(c)
    error('MATLAB:categorical:NotOrdinal', 'Categorical arrays must be ordinal to find their median.');
end
m = floor(median(numbers(c), varargin{:}));
m(isnan(m)) = 0;
m = makeCategorical(m, c);
end

function varargout = rowsSorted(c, varargin)
[varargout{1:max(nargout, 1)}] = sortrows(codesOf(c), varargin{:});
varargout{1} = makeCategorical(varargout{1}, c);
end

function varargout = sets(how, a, b, args)
if ~iscategorical(a), a = categorical(cellstr(a)); end
if ~iscategorical(b), b = categorical(cellstr(b)); end
whole = joined(1, {reshape(a, [], 1), reshape(b, [], 1)});
x = codesOf(whole);
[varargout{1:max(nargout, 1)}] = how(x(1:numel(a)), x(numel(a) + 1:end), args{:});
varargout{1} = makeCategorical(varargout{1}(:), whole);
end

function c = crossed(a, b)
s = objectState(a);
t = objectState(b);
n = numel(t.names);
names = reshape(repelem(s.names(:), n), [], 1);
names = strcat(names, {' '}, repmat(t.names(:), numel(s.names), 1));
codes = (s.codes - 1)*n + t.codes;
codes(s.codes == 0 | t.codes == 0) = 0;
c = makeCategorical(codes, a, names);
end

function r = accumulated(args)
if iscategorical(args{1}), args{1} = codesOf(args{1}); end
r = accumarray(args{:});
end

function [n, names] = histcountsOf(c, varargin)
names = categories(c);
if ~isempty(varargin) && iscell(varargin{1}), names = varargin{1}; varargin(1) = []; end
[~, at] = ismember(names, categories(c));
x = codesOf(c);
n = arrayfun(@(k) nnz(x == k), reshape(at, 1, []));
names = reshape(names, 1, []);
if numel(varargin) > 1 && strcmpi(varargin{1}, 'Normalization') && strcmpi(varargin{2}, 'probability'), n = n/numel(x); end
end

function varargout = pieOf(c, varargin)
[n, names] = histcountsOf(c);
[varargout{1:nargout}] = pie(n(n > 0), names(n > 0));
end

function [g, names, levels] = deal3(c)
g = numbers(c);
g = g(:);
names = categories(c);
levels = makeCategorical((1:numel(names))', c);
end

function c = filled(c, method, varargin)
x = numbers(c);
if strcmpi(method, 'constant')
    c = categoryAssign(c, cellstr(varargin{1}), isnan(x));
else
    x = fillmissing(x, method, varargin{:});
    x(isnan(x)) = 0;
    c = makeCategorical(x, c);
end
end
