% SPDX-License-Identifier: Apache-2.0
function showTable(T, name)
% A table as the command window shows it; with its name, its size above.
s = objectState(T);
[~, room, gap] = displayFormat();
if nargin > 1
    empty = '';
    if s.rows == 0 || isempty(s.vars), empty = 'empty '; end
    fprintf('%s =\n%s  %d%s%d %s%s\n%s', name, gap, s.rows, char(215), numel(s.vars), empty, class(T), gap);
end
if isempty(s.vars) && isempty(s.rowNames) && ~(s.timed && s.rows > 0), return, end
blocks = {};
left = repmat(' ', s.rows + 2, 4);
if s.timed
    blocks{1} = [left titled(s.dims{1}, columnTexts(s.times), s.rows)];
elseif ~isempty(s.rowNames)
    t = char(s.rowNames);
    blocks{1} = [left [repmat(' ', 2, size(t, 2)); t]];
end
fixed = numel(blocks);
for k = 1:numel(s.vars)
    if istable(s.vars{k}) || istimetable(s.vars{k})
        inner = objectState(s.vars{k});
        t = arrayfun(@(j) titled(inner.names{j}, columnTexts(inner.vars{j}), s.rows), 1:numel(inner.vars), 'UniformOutput', false);
        t(2, 1:end - 1) = {repmat(' ', s.rows + 2, 4)};
        blocks{end + 1} = [repmat(' ', s.rows + 4, 4) titled(s.names{k}, [t{:}], s.rows + 2)];
        blocks{end}(2, :) = [];
    else
        blocks{end + 1} = [left titled(s.names{k}, columnTexts(s.vars{k}), s.rows)];
    end
end
tall = max(cellfun(@(b) size(b, 1), blocks));
for k = 1:numel(blocks)
    more = tall - size(blocks{k}, 1);
    if more > 0, blocks{k} = [repmat(' ', more, size(blocks{k}, 2)); blocks{k}]; end
end
wide = cellfun(@(b) size(b, 2), blocks);
first = fixed + 1;
many = sum(wide) > room;
while first <= max(numel(blocks), 1)
    last = first;
    while last < numel(blocks) && sum(wide([1:fixed first:last + 1])) <= room, last = last + 1; end
    if many && numel(blocks) - fixed > 1
        if first == last, fprintf('  Column %d\n%s', first - fixed, gap); else, fprintf('  Columns %d through %d\n%s', first - fixed, last - fixed, gap); end
    end
    if isempty(blocks), break, end
    text = [blocks{[1:fixed first:min(last, numel(blocks))]}];
    text(:, end + 1) = newline;
    above = tall - s.rows;
    fprintf('%s%s', text(1:above, :).', gap);
    if s.rows > 0, fprintf('%s%s', text(above + 1:end, :).', gap); end
    first = last + 1;
end
end

function b = titled(name, t, n)
% The name over a line over the rows, all of one width, the narrower ones in the middle.
if size(t, 1) ~= n, t = repmat(' ', n, size(t, 2)); end
w = max(numel(name), size(t, 2));
b = [centred(name, w); repmat('_', 1, w); centred(t, w)];
end

function t = centred(t, w)
n = w - size(t, 2);
t = [repmat(' ', size(t, 1), floor(n/2)) t repmat(' ', size(t, 1), ceil(n/2))];
end
