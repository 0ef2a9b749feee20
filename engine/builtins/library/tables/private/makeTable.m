% SPDX-License-Identifier: Apache-2.0
function T = makeTable(s, like)
% The table, or the timetable, of a state: names, vars (cells), rows (their number), rowNames or times, and what Properties has.
s.extent = [s.rows, numel(s.names)];
if isempty(s.names), p = struct(); else, p = cell2struct(s.vars(:), s.names(:), 1); end
kind = 'table';
if s.timed, kind = 'timetable'; end
if nargin > 1 && isa(like, kind)
    T = changedObject(like, p, s);
else
    T = makeObject(kind, p, s, tableMethods());
end
end
