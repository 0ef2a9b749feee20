% SPDX-License-Identifier: Apache-2.0
function s = withVariables(s, names, vars)
% The state with variables more at the end.
n = numel(s.names);
s.names = [s.names reshape(names, 1, [])];
checkedNames(s.names, numel(s.names), 'VariableNames');
s.vars = [s.vars reshape(vars, 1, [])];
k = numel(names);
for name = {'descriptions', 'units', 'continuity'}
    if ~isempty(s.(name{1})), s.(name{1})(n + 1:n + k) = {''}; end
end
end
