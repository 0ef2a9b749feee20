% SPDX-License-Identifier: Apache-2.0
function s = withDescribed(s, t)
% The state with the variables of another, of which the texts of variables are kept.
n = numel(s.names);
s = withVariables(s, t.names, t.vars);
for name = {'descriptions', 'units', 'continuity'}
    if ~isempty(t.(name{1}))
        if isempty(s.(name{1})), s.(name{1}) = repmat({''}, 1, n); end
        s.(name{1})(n + 1:n + numel(t.names)) = t.(name{1});
    end
end
end
