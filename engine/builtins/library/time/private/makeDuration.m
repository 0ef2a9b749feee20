% SPDX-License-Identifier: Apache-2.0
function d = makeDuration(ms, format)
% Lengths of time in milliseconds as a duration.
two = @(a, b, f) makeDuration(f(millisecondsOf(a), millisecondsOf(b)), formatOf(a, b));
test = @(a, b, f) f(millisecondsOf(a), millisecondsOf(b));
own = @(d, f) makeDuration(f(objectState(d)), d.Format);
f = struct('plus', @added, 'colon', @stepped, 'linspace', @(a, b, varargin) makeDuration(linspace(millisecondsOf(a), millisecondsOf(b), varargin{:}), formatOf(a, b)), 'minus', @(a, b) two(a, b, @minus), 'times', @scaled, 'mtimes', @(a, b) scaled(a, b, @mtimes), 'rdivide', @divided, 'mrdivide', @divided, ...
    'uminus', @(d) own(d, @uminus), 'uplus', @(d) d, 'abs', @(d) own(d, @abs), 'sign', @(d) sign(objectState(d)), 'eq', @(a, b) test(a, b, @eq), 'ne', @(a, b) test(a, b, @ne), ...
    'lt', @(a, b) test(a, b, @lt), 'le', @(a, b) test(a, b, @le), 'gt', @(a, b) test(a, b, @gt), 'ge', @(a, b) test(a, b, @ge), ...
    'mod', @(a, b) two(a, b, @mod), 'rem', @(a, b) two(a, b, @rem), 'isnan', @(d) isnan(objectState(d)), 'ismissing', @(d) isnan(objectState(d)), 'isfinite', @(d) isfinite(objectState(d)), ...
    'sum', @(d, varargin) own(d, @(x) sum(x, varargin{:})), 'mean', @(d, varargin) own(d, @(x) mean(x, varargin{:})), 'median', @(d, varargin) own(d, @(x) median(x, varargin{:})), ...
    'std', @(d, varargin) own(d, @(x) std(x, varargin{:})), 'diff', @(d, varargin) own(d, @(x) diff(x, varargin{:})), 'cumsum', @(d, varargin) own(d, @(x) cumsum(x, varargin{:})), ...
    'floor', @(d, varargin) rounded(d, @floor, varargin), 'ceil', @(d, varargin) rounded(d, @ceil, varargin), 'round', @(d, varargin) rounded(d, @round, varargin), ...
    'seconds', @(d) objectState(d)/1e3, 'minutes', @(d) objectState(d)/6e4, 'hours', @(d) objectState(d)/36e5, 'days', @(d) objectState(d)/864e5, ...
    'years', @(d) objectState(d)/(864e5*365.2425), 'milliseconds', @(d) objectState(d), 'hms', @parts, 'datevec', @vector, 'datenum', @(d) objectState(d)/864e5, ...
    'member', @(d, name, varargin) timeMember(d, name, varargin{:}));
f = arrayMethods(f, @(x, old) makeDuration(x, old.Format), @millisecondsOf, @durationTexts);
f.set = @(d, name, value) makeDuration(objectState(d), checkedFormat(name, value));
d = makeObject('duration', struct('Format', format), ms, f);
end

function d = added(a, b)
if isstring(a) || isstring(b), d = string(a) + string(b); return, end
if isa(b, 'calendarDuration') || isa(b, 'datetime'), d = b + a; return, end
d = makeDuration(millisecondsOf(a) + millisecondsOf(b), formatOf(a, b));
end

function d = stepped(first, by, last)
like = first;
if ~isa(like, 'duration'), like = last; end
d = makeDuration(millisecondsOf(first):millisecondsOf(by):millisecondsOf(last), like.Format);
end

function x = checkedFormat(name, value)
if ~strcmp(name, 'Format')
    error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''duration''.', name);
end
x = validatestring(value, {'y', 'd', 'h', 'm', 's', 'dd:hh:mm:ss', 'hh:mm:ss', 'mm:ss', 'hh:mm', 'hh:mm:ss.S', 'hh:mm:ss.SS', 'hh:mm:ss.SSS', 'mm:ss.SSS'});
end

function f = formatOf(a, b)
if isa(a, 'duration'), f = a.Format; else, f = b.Format; end
end

function d = scaled(a, b, how)
% Elements times numbers, or a product of matrices, which is how.
if isa(a, 'duration') && isa(b, 'duration')
    error('MATLAB:duration:MultiplicationNotDefined', 'Multiplication of durations is not defined.');
end
if nargin < 3, how = @times; end
if isa(a, 'duration'), d = makeDuration(how(objectState(a), double(b)), a.Format); else, d = makeDuration(how(double(a), objectState(b)), b.Format); end
end

function d = divided(a, b)
if isa(a, 'duration') && isa(b, 'duration')
    d = objectState(a)./objectState(b);
elseif isa(a, 'duration')
    d = makeDuration(objectState(a)./double(b), a.Format);
else
    error('MATLAB:duration:DivisionNotDefined', 'Numbers cannot be divided by durations.');
end
end

function d = rounded(d, how, args)
unit = 1e3;
if ~isempty(args)
    at = strcmp(validatestring(args{1}, {'milliseconds', 'seconds', 'minutes', 'hours', 'days'}), {'milliseconds', 'seconds', 'minutes', 'hours', 'days'});
    sizes = [1 1e3 6e4 36e5 864e5];
    unit = sizes(at);
end
d = makeDuration(how(objectState(d)/unit)*unit, d.Format);
end

function [h, m, s] = parts(d)
x = objectState(d);
h = fix(x/36e5);
m = fix(rem(x, 36e5)/6e4);
s = rem(x, 6e4)/1e3;
end

function v = vector(d)
[h, m, s] = parts(d);
v = [zeros(numel(h), 3) h(:) m(:) s(:)];
end
