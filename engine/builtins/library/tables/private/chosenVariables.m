% SPDX-License-Identifier: Apache-2.0
function s = chosenVariables(s, j)
% The state with these variables alone, in this order.
s.names = s.names(j);
s.vars = s.vars(j);
for name = {'descriptions', 'units', 'continuity'}
    if ~isempty(s.(name{1})), s.(name{1}) = s.(name{1})(j); end
end
for name = fieldnames(s.custom)'
    v = s.custom.(name{1});
    if v.perVariable && ~isempty(v.value), s.custom.(name{1}).value = v.value(j); end
end
end
