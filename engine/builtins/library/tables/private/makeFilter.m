% SPDX-License-Identifier: Apache-2.0
function f = makeFilter(names, variable, text, test)
% A row filter of variables: of one of them, which is to be compared, or with a constraint; test(valuesOf) says which rows meet it, text shows it.
m = struct('member', @memberOf, 'gt', @(a, b) compared(a, b, @gt, '>'), 'ge', @(a, b) compared(a, b, @ge, '>='), 'lt', @(a, b) compared(a, b, @lt, '<'), ...
    'le', @(a, b) compared(a, b, @le, '<='), 'eq', @(a, b) compared(a, b, @eq, '=='), 'ne', @(a, b) compared(a, b, @ne, '~='), ...
    'and', @(a, b) joined(a, b, @and, '&'), 'or', @(a, b) joined(a, b, @or, '|'), 'not', @opposite, 'display', @show, 'disp', @(f) show(f), 'isempty', @(f) false);
f = makeObject('rowfilter', struct('VariableNames', string(names)), struct('names', {names}, 'variable', variable, 'text', text, 'test', test), m);
end

function v = memberOf(f, name, varargin)
s = objectState(f);
if ~any(strcmp(name, s.names))
    error('MATLAB:rowfilter:UnrecognizedVariable', 'Unrecognized variable name ''%s'' of the row filter.', name);
end
v = makeFilter(s.names, name, '', []);
end

function f = compared(a, b, how, sign)
mirrored = struct('gt', '<', 'ge', '<=', 'lt', '>', 'le', '>=', 'eq', '==', 'ne', '~=');
value = b;
if ~isa(a, 'rowfilter')
    [a, value] = deal(b, a);
    sign = mirrored.(func2str(how));
    flipped = how;
    how = @(x, y) flipped(y, x);
end
s = objectState(a);
if isempty(s.variable) || isa(value, 'rowfilter')
    error('MATLAB:rowfilter:InvalidComparison', 'One variable of a row filter is compared with a value: f.Name > 3.');
end
f = makeFilter(s.names, '', sprintf('%s %s %s', s.variable, sign, shown(value)), @(valuesOf) how(valuesOf(s.variable), value));
end

function f = joined(a, b, how, sign)
[x, y] = deal(constraintOf(a), constraintOf(b));
f = makeFilter(unique([x.names y.names], 'stable'), '', sprintf('%s %s %s', bracketed(x.text, sign), sign, bracketed(y.text, sign)), @(valuesOf) how(x.test(valuesOf), y.test(valuesOf)));
end

function f = opposite(a)
x = constraintOf(a);
f = makeFilter(x.names, '', ['~(' x.text ')'], @(valuesOf) ~x.test(valuesOf));
end

function s = constraintOf(f)
if isa(f, 'rowfilter'), s = objectState(f); else, s.test = []; end
if isempty(s.test), error('MATLAB:rowfilter:InvalidConstraint', 'The operators &, | and ~ join constraints of row filters.'); end
end

function t = bracketed(t, sign)
% What | joins is put in brackets where & joins it.
if sign == '&' && contains(t, ' | '), t = ['(' t ')']; end
end

function t = shown(value)
if ischar(value), t = ['''' value '''']; elseif isnumeric(value) || islogical(value), t = mat2str(value); elseif isstring(value), t = ['"' char(value) '"']; else, t = char(string(value)); end
end

function show(f, name)
[~, ~, gap] = displayFormat();
if nargin > 1, fprintf('%s = \n%s', name, gap); end
s = objectState(f);
if ~isempty(s.test)
    fprintf('  RowFilter with constraints:\n%s    %s\n%s', gap, s.text, gap);
elseif ~isempty(s.variable)
    fprintf('  RowFilter of the variable %s, without constraints\n%s', s.variable, gap);
else
    fprintf('  RowFilter with no constraints\n%s', gap);
end
fprintf('    VariableNames: %s\n%s', strjoin(s.names, ', '), gap);
end
