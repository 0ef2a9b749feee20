% SPDX-License-Identifier: Apache-2.0
function sys = appendSystems(varargin)
% Systems side by side with inputs and outputs of their own.
states = cellfun(@(x) systemState('append', x), varargin, 'UniformOutput', false);
s = commonKind(states);
sys = makeSystem(s{1});
for k = 2:numel(s)
    n = systemSize(objectState(sys));
    m = systemSize(s{k});
    sys = [sys, zeros(n(1), m(2)); zeros(m(1), n(2)), makeSystem(s{k})];
end
end
