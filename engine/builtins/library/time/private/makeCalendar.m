% SPDX-License-Identifier: Apache-2.0
function c = makeCalendar(parts, shape)
% Calendar durations: rows of months, days and milliseconds.
at = reshape(1:prod(shape), shape);
of = @(how) @(c, varargin) how(at, varargin{:});
like = @(how) @(c, varargin) picked(parts, how(at, varargin{:}));
f = struct('plus', @(a, b) sum2(a, b, 1), 'minus', @(a, b) sum2(a, b, -1), 'times', @scaled, 'mtimes', @scaled, 'uminus', @(c) scaled(c, -1), 'uplus', @(c) c, ...
    'size', of(@size), 'numel', of(@numel), 'length', of(@length), 'ndims', of(@ndims), 'isempty', of(@isempty), 'isscalar', of(@isscalar), 'isvector', of(@isvector), ...
    'isrow', of(@isrow), 'iscolumn', of(@iscolumn), 'ismatrix', of(@ismatrix), 'height', of(@height), 'width', of(@width), ...
    'call', @(c, varargin) picked(parts, at(varargin{:})), 'assign', @assigned, 'remove', @removed, 'horzcat', @(varargin) joined(2, varargin), 'vertcat', @(varargin) joined(1, varargin), ...
    'transpose', like(@transpose), 'ctranspose', like(@transpose), 'reshape', like(@reshape), 'repmat', like(@repmat), 'flip', like(@flip), 'fliplr', like(@fliplr), 'flipud', like(@flipud), ...
    'permute', like(@permute), 'eq', @(a, b) compared(a, b), 'ne', @(a, b) ~compared(a, b), 'isequal', @sameAll, 'isequaln', @sameAll, ...
    'isnan', @(c) reshape(any(isnan(parts), 2), shape), 'ismissing', @(c) reshape(any(isnan(parts), 2), shape), 'isfinite', @(c) reshape(all(isfinite(parts), 2), shape), ...
    'isinf', @(c) reshape(any(isinf(parts), 2), shape), 'sum', @summed, 'split', @(c, units) separated(c, units), 'datevec', @(c) vectorsOf(parts), ...
    'caldays', @(c) reshape(parts(:, 2), shape), 'calweeks', @(c) reshape(fix(parts(:, 2)/7), shape), 'calmonths', @(c) reshape(parts(:, 1), shape), ...
    'calquarters', @(c) reshape(fix(parts(:, 1)/3), shape), 'calyears', @(c) reshape(fix(parts(:, 1)/12), shape), 'time', @(c) makeDuration(reshape(parts(:, 3), shape), 'hh:mm:ss'), ...
    'char', @(c) char(textsOf(parts)), 'string', @stringsOf, 'cellstr', @(c) reshape(textsOf(parts), shape), 'num2cell', @(c) arrayfun(@(k) picked(parts, k), at, 'UniformOutput', false), ...
    'fprintf', @(varargin) printed(@fprintf, varargin), 'sprintf', @(varargin) printed(@sprintf, varargin), ...
    'member', @(c, name, varargin) memberOf(c, shape, name, varargin), 'display', @(c, varargin) displayed(c, varargin{:}), 'disp', @shown);
c = makeObject('calendarDuration', struct(), parts, f);
end

function v = memberOf(c, shape, name, args)
switch name
    case 'shape', v = shape;
    case 'Format', v = 'ymdt';
    otherwise, v = timeMember(c, name, args{:}); return
end
if ~isempty(args), v = v(args{:}); end
end

function c = picked(parts, at)
c = makeCalendar(reshape(parts(at(:), :), [], 3), size(at));
end

function p = partsOf(x)
% Rows of calendar durations, durations and numbers, which are days of 24 hours.
if isa(x, 'calendarDuration')
    p = objectState(x);
else
    p = [0 0 1].*reshape(millisecondsOf(x), [], 1);
end
end

function at = places(x)
at = reshape(1:numel(x), size(x));
end

function c = sum2(a, b, sign)
if isstring(a) || isstring(b), c = string(a) + string(b); return, end
if isa(b, 'datetime') && sign > 0, c = b + a; return, end
[i, j] = deal(places(a) + zeros(size(b)), places(b) + zeros(size(a)));
[p, q] = deal(partsOf(a), partsOf(b));
c = makeCalendar(reshape(p(i(:), :) + sign*q(j(:), :), [], 3), size(i));
end

function c = scaled(a, b)
if ~isa(a, 'calendarDuration'), [a, b] = deal(b, a); end
if isa(b, 'calendarDuration'), error('MATLAB:calendarDuration:MultiplicationNotDefined', 'Multiplication of calendar durations is not defined.'); end
b = double(b);
[i, j] = deal(places(a) + zeros(size(b)), places(b) + zeros(size(a)));
p = objectState(a);
r = p(i(:), :).*reshape(b(j), [], 1);
if any(any(r(:, 1:2) ~= fix(r(:, 1:2)) & ~isnan(r(:, 1:2))))
    error('MATLAB:calendarDuration:NonIntegerCalendarDurationData', 'The number must be an integer.');
end
c = makeCalendar(reshape(r, [], 3), size(i));
end

function c = joined(dimension, list)
list = list(~cellfun(@(x) isnumeric(x) && isempty(x), list));
rows = cell(size(list));
at = cell(size(list));
n = 0;
for k = 1:numel(list)
    if ~isa(list{k}, 'calendarDuration') && ~isa(list{k}, 'duration') && ~isnumeric(list{k})
        error('MATLAB:calendarDuration:cat:InvalidConcatenation', 'Values of class ''%s'' cannot be concatenated with calendar durations.', class(list{k}));
    end
    rows{k} = partsOf(list{k});
    at{k} = n + places(list{k});
    n = n + numel(at{k});
end
c = picked(vertcat(rows{:}), cat(dimension, at{:}));
end

function c = assigned(c, value, varargin)
% What an assignment leaves out between is zero.
if isnumeric(value) && isempty(value), c = removed(c, varargin{:}); return, end
if ~isa(c, 'calendarDuration'), c = makeCalendar(zeros(0, 3), [0 0]); end
parts = [objectState(c); partsOf(value); 0 0 0];
n = numel(c);
at = places(c);
at(varargin{:}) = n + places(value);
at(at == 0) = size(parts, 1);
c = picked(parts, at);
end

function c = removed(c, varargin)
at = places(c);
at(varargin{:}) = [];
c = picked(objectState(c), at);
end

function tf = compared(a, b)
[p, q] = deal(partsOf(a), partsOf(b));
[i, j] = deal(places(a) + zeros(size(b)), places(b) + zeros(size(a)));
tf = reshape(all(p(i(:), :) == q(j(:), :), 2), size(i));
end

function tf = sameAll(a, varargin)
tf = true;
for k = 1:numel(varargin)
    b = varargin{k};
    tf = tf && isa(a, 'calendarDuration') && isa(b, 'calendarDuration') && isequal(size(a), size(b)) && isequal(objectState(a), objectState(b));
end
end

function c = summed(c, varargin)
p = objectState(c);
shape = size(c);
sums = cell(1, 3);
for k = 1:3, sums{k} = sum(reshape(p(:, k), shape), varargin{:}); end
c = makeCalendar([sums{1}(:) sums{2}(:) sums{3}(:)], size(sums{1}));
end

function varargout = separated(c, units)
% The numbers of the units named, from the longest to the shortest; 'time' is a duration.
known = {'years', 'quarters', 'months', 'weeks', 'days', 'time'};
units = cellfun(@(u) validatestring(u, known, 'split', 'UNITS'), cellstr(units), 'UniformOutput', false);
p = objectState(c);
shape = size(c);
found = struct();
step = struct('years', 12, 'quarters', 3, 'months', 1, 'weeks', 7, 'days', 1);
for u = known(1:5)
    if ~any(strcmp(units, u{1})), continue, end
    k = 1 + any(strcmp(u{1}, {'weeks', 'days'}));
    found.(u{1}) = reshape(fix(p(:, k)/step.(u{1})), shape);
    p(:, k) = rem(p(:, k), step.(u{1}));
end
found.time = makeDuration(reshape(p(:, 3), shape), 'hh:mm:ss');
if nargout > numel(units), error('MATLAB:calendarDuration:split:TooManyOutputs', 'The number of outputs must not exceed the number of units.'); end
varargout = cellfun(@(u) found.(u), units(1:max(nargout, 1)), 'UniformOutput', false);
end

function v = vectorsOf(p)
s = p(:, 3)/1e3;
v = [fix(p(:, 1)/12), rem(p(:, 1), 12), p(:, 2), fix(s/3600), fix(rem(s, 3600)/60), rem(s, 60)];
end

function t = textsOf(parts)
t = cell(size(parts, 1), 1);
for k = 1:numel(t)
    p = parts(k, :);
    if any(isnan(p)), t{k} = 'NaN'; continue, end
    words = '';
    y = fix(p(1)/12);
    m = rem(p(1), 12);
    if y ~= 0, words = [words sprintf(' %dy', y)]; end
    if m ~= 0, words = [words sprintf(' %dmo', m)]; end
    if p(2) ~= 0 || (isempty(words) && p(3) == 0), words = [words sprintf(' %dd', p(2))]; end
    if p(3) ~= 0
        s = p(3)/1e3;
        words = [words sprintf(' %dh %dm %gs', fix(s/3600) + 0, fix(rem(s, 3600)/60) + 0, rem(s, 60) + 0)];
    end
    t{k} = strtrim(words);
end
end

function s = stringsOf(c)
s = reshape(string(textsOf(objectState(c))), size(c));
s(ismissing(c)) = missing;
end

function displayed(c, name)
d = size(c);
what = 'calendarDuration';
if isempty(c), what = ['empty ' what]; end
if ~isscalar(c), what = [strjoin(arrayfun(@int2str, d, 'UniformOutput', false), char(215)) ' ' what ' array']; end
[~, ~, gap] = displayFormat();
if nargin > 1, fprintf('%s = \n%s', name, gap); end
fprintf('  %s\n%s', what, gap);
if ~isempty(c), shown(c); end
end

function shown(c)
if isempty(c), return, end
[~, ~, gap] = displayFormat();
t = reshape(textsOf(objectState(c)), size(c, 1), []);
wide = max(cellfun('length', t), [], 1);
for i = 1:size(t, 1)
    for j = 1:size(t, 2), fprintf('   %*s', wide(j), t{i, j}); end
    fprintf('\n');
end
fprintf('%s', gap);
end

function varargout = printed(how, args)
% Calendar durations are printed as their texts.
for k = 1:numel(args), if isa(args{k}, 'calendarDuration'), args{k} = reshape(string(textsOf(objectState(args{k}))), size(args{k})); end, end
if isequal(how, @sprintf), varargout = {how(args{:})}; else, [varargout{1:nargout}] = how(args{:}); end
end
