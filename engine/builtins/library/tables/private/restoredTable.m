% SPDX-License-Identifier: Apache-2.0
function T = restoredTable(r)
% The table whose saved form (VitrineClass and state) a struct is.
s = r.state;
for k = find(s.strings)
    v = string(s.vars{k}.texts);
    v(s.vars{k}.missing) = string(missing);
    s.vars{k} = reshape(v, size(s.vars{k}.missing));
end
T = makeTable(rmfield(s, 'strings'));
end
