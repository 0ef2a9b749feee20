% SPDX-License-Identifier: Apache-2.0
function s = chosenRows(s, i)
% The state with these rows alone, in this order.
s.vars = cellfun(@(v) rowsOf(v, i), s.vars, 'UniformOutput', false);
s.rows = numel(i);
if ~isempty(s.rowNames)
    s.rowNames = s.rowNames(i);
    if numel(unique(i)) < numel(i), s.rowNames = uniqueNames(s.rowNames); end
end
if s.timed, s.times = s.times(i); end
end
