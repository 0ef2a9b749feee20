% SPDX-License-Identifier: Apache-2.0
function v = tableHeld(T, name)
% What T.name(…) = value changes a part of; [] for a new variable.
v = [];
s = objectState(T);
if any(strcmp(name, [{'Row', 'Variables'} s.dims])), v = tableMember(T, name); end
if strcmp(name, 'Properties')
    v = tableProperties(s);
    for list = {'VariableUnits', 'VariableDescriptions', 'VariableContinuity'}
        if isempty(v.(list{1})), v.(list{1}) = repmat({''}, 1, numel(s.names)); end
    end
end
end
