% SPDX-License-Identifier: Apache-2.0
function s = withName(s, name, value)
% The state of a system with a name set. One name for several inputs, outputs or states is numbered.
if any(strcmp(name, {'InputName', 'OutputName', 'StateName'}))
    blank = systemNames(rmfield(setfield(s, 'names', []), 'names'));
    n = numel(blank.(name));
    value = cellstr(value);
    if isscalar(value) && n > 1
        value = arrayfun(@(k) sprintf('%s(%d)', value{1}, k), (1:n)', 'UniformOutput', false);
    elseif numel(value) ~= n
        error('Control:ltiobject:NameLength', 'The property "%s" must have one name for each of %d channels.', name, n);
    end
    value = value(:);
elseif strcmp(name, 'Name')
    value = char(value);
end
s.names.(name) = value;
end
