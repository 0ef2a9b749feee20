% SPDX-License-Identifier: Apache-2.0
function p = makePattern(expression, shown, negated)
% A pattern that matches as this regular expression; shown: as a script writes it, negated: the expression of ~pattern.
if nargin < 3, negated = ''; end
f = struct('plus', @(a, b) joined(a, b, ''), 'or', @(a, b) joined(a, b, '|'), 'not', @opposite, 'disp', @showPattern, ...
    'contains', @(t, p, varargin) tested(t, p, '', '', varargin), 'startsWith', @(t, p, varargin) tested(t, p, '^', '', varargin), ...
    'endsWith', @(t, p, varargin) tested(t, p, '', '$', varargin), 'matches', @(t, p, varargin) tested(t, p, '^', '$', varargin), ...
    'count', @counted, 'strfind', @places, 'extract', @extract, 'replace', @replaced, 'strrep', @replaced, 'erase', @(t, p) replaced(t, p, ''), ...
    'split', @divided, 'strsplit', @(t, p) divided(t, p), 'extractBefore', @(t, p) part(t, p, 'before'), ...
    'extractAfter', @(t, p) part(t, p, 'after'), 'insertBefore', @(t, p, new) inserted(t, p, new, 'before'), ...
    'insertAfter', @(t, p, new) inserted(t, p, new, 'after'), 'extractBetween', @(varargin) between('extract', varargin), ...
    'eraseBetween', @(varargin) between('erase', varargin), 'replaceBetween', @(varargin) between('replace', varargin), ...
    'strip', @stripped, 'vertcat', @(varargin) alternatives(varargin), 'horzcat', @(varargin) alternatives(varargin));
p = makeObject('pattern', struct(), struct('expression', expression, 'shown', shown, 'negated', negated), f);
end

function p = joined(a, b, by)
[x, xs] = patternExpression(a);
[y, ys] = patternExpression(b);
word = ' + ';
if ~isempty(by), word = ' | '; end
p = makePattern(['(?:' x by y ')'], [xs word ys]);
end

function p = alternatives(list)
[x, s] = patternExpression(list{1});
for k = 2:numel(list)
    [y, t] = patternExpression(list{k});
    x = [x '|' y];
    s = [s ' | ' t];
end
p = makePattern(['(?:' x ')'], s);
end

function p = opposite(a)
s = objectState(a);
if isempty(s.negated)
    error('MATLAB:pattern:NotBoundary', 'Only boundary patterns can be negated.');
end
p = makePattern(s.negated, ['~' s.shown], s.expression);
end

function showPattern(p)
s = objectState(p);
fprintf('  pattern\n\n  Matching:\n\n    %s\n\n', s.shown);
end

function tf = tested(t, p, before, behind, args)
x = patternExpression(p);
how = {};
if ~isempty(args)
    if numel(args) ~= 2 || ~strncmpi(args{1}, 'IgnoreCase', max(1, numel(char(args{1}))))
        error('MATLAB:string:InvalidOption', 'Expected the option ''IgnoreCase'' and its value.');
    end
    if args{2}, how = {'ignorecase'}; end
end
texts = textCells(t);
tf = cellfun(@(u) ~isempty(regexp(u, [before '(?:' x ')' behind], 'once', 'start', 'emptymatch', how{:})), texts);
end

function n = counted(t, p, varargin)
x = patternExpression(p);
n = cellfun(@(u) numel(regexp(u, x, 'start')), textCells(t));
end

function k = places(t, p, varargin)
% strfind: where matches begin; a cell for several texts or by ForceCellOutput.
o = struct('ForceCellOutput', false);
for i = 1:2:numel(varargin) - 1, o.(validatestring(varargin{i}, fieldnames(o), 'strfind')) = varargin{i + 1}; end
x = patternExpression(p);
texts = textCells(t);
k = cellfun(@(u) regexp(u, x, 'start'), texts, 'UniformOutput', false);
if isscalar(k) && ~iscell(t) && ~o.ForceCellOutput, k = k{1}; end
end

function t = replaced(t, p, new)
x = patternExpression(p);
new = char(new);
t = textsLike(t, cellfun(@(u) spliced(u, x, new), textCells(t), 'UniformOutput', false));
end

function u = spliced(u, x, new)
u = strjoin(regexp(u, x, 'split', 'emptymatch'), new);
if isempty(u), u = ''; end
end

function [parts, delimiters] = divided(t, p)
x = patternExpression(p);
texts = textCells(t);
if isscalar(texts)
    [parts, delimiters] = regexp(texts{1}, x, 'split', 'match');
    parts = textsLike(t, parts(:), true);
    delimiters = textsLike(t, delimiters(:), true);
    return
end
[rows, found] = cellfun(@(u) regexp(u, x, 'split', 'match'), texts(:), 'UniformOutput', false);
if any(cellfun('length', rows) ~= numel(rows{1}))
    error('MATLAB:string:CannotSplit', 'All texts must have the same number of delimiters.');
end
parts = textsLike(t, vertcat(rows{:}), true);
delimiters = textsLike(t, vertcat(found{:}), true);
end

function t = part(t, p, side)
x = patternExpression(p);
out = cell(size(textCells(t)));
texts = textCells(t);
for k = 1:numel(texts)
    [s, e] = regexp(texts{k}, x, 'once', 'start', 'end', 'emptymatch');
    if isempty(s), out{k} = NaN; elseif strcmp(side, 'before'), out{k} = texts{k}(1:s - 1); else, out{k} = texts{k}(e + 1:end); end
end
t = textsLike(t, out);
end

function t = inserted(t, p, new, side)
x = patternExpression(p);
new = char(new);
texts = textCells(t);
for k = 1:numel(texts)
    [s, e] = regexp(texts{k}, x, 'start', 'end', 'emptymatch');
    at = s - 1;
    if strcmp(side, 'after'), at = e; end
    for j = fliplr(at), texts{k} = [texts{k}(1:j) new texts{k}(j + 1:end)]; end
end
t = textsLike(t, texts);
end

function t = between(how, args)
% What stands between the first end and the next, without these or, as Boundaries says, with them.
[t, a, b] = deal(args{1:3});
args(1:3) = [];
new = '';
if strcmp(how, 'replace')
    new = char(args{1});
    args(1) = [];
end
inclusive = false;
if numel(args) > 1, inclusive = strcmp(validatestring(args{2}, {'inclusive', 'exclusive'}), 'inclusive'); end
x = patternExpression(a);
y = patternExpression(b);
texts = textCells(t);
found = cell(numel(texts), 1);
for k = 1:numel(texts)
    u = texts{k};
    [s1, e1] = regexp(u, x, 'start', 'end', 'emptymatch');
    ranges = zeros(0, 2);
    at = 1;
    for j = 1:numel(s1)
        if s1(j) < at, continue, end
        [s2, e2] = regexp(u(e1(j) + 1:end), y, 'once', 'start', 'end', 'emptymatch');
        if isempty(s2), break, end
        s2 = s2 + e1(j);
        e2 = e2 + e1(j);
        if inclusive, ranges(end + 1, :) = [s1(j) e2]; else, ranges(end + 1, :) = [e1(j) + 1, s2 - 1]; end
        at = e2 + 1;
    end
    if strcmp(how, 'extract')
        found{k} = arrayfun(@(i) u(ranges(i, 1):ranges(i, 2)), 1:size(ranges, 1), 'UniformOutput', false);
    else
        for i = size(ranges, 1):-1:1, u = [u(1:ranges(i, 1) - 1) new u(ranges(i, 2) + 1:end)]; end
        texts{k} = u;
    end
end
if ~strcmp(how, 'extract'), t = textsLike(t, texts); return, end
t = foundTexts(t, found);
end

function t = stripped(t, varargin)
side = 'both';
if numel(varargin) > 1, side = validatestring(varargin{1}, {'both', 'left', 'right'}); end
x = patternExpression(varargin{end});
texts = textCells(t);
for k = 1:numel(texts)
    if ~strcmp(side, 'right'), texts{k} = regexprep(texts{k}, ['^(?:' x ')+'], ''); end
    if ~strcmp(side, 'left'), texts{k} = regexprep(texts{k}, ['(?:' x ')+$'], ''); end
end
t = textsLike(t, texts);
end
