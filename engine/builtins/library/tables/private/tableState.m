% SPDX-License-Identifier: Apache-2.0
function s = tableState(names, vars, rows)
% The state of a table with these variables and nothing else.
s = struct('names', {reshape(names, 1, [])}, 'vars', {reshape(vars, 1, [])}, 'rows', rows, 'rowNames', {{}}, 'times', [], 'timed', false, 'dims', {{'Row', 'Variables'}}, ...
    'description', '', 'userData', [], 'descriptions', {{}}, 'units', {{}}, 'continuity', {{}}, 'custom', struct());
end
