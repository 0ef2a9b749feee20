% SPDX-License-Identifier: Apache-2.0
function options = gradientOptions(options, pairs, name)
% Name-value pairs over the defaults.
names = fieldnames(options);
if mod(numel(pairs), 2) == 1
    error('MATLAB:InputParser:ParamMissingValue', 'No value was given for ''%s''.', pairs{end})
end
for k = 1:2:numel(pairs)
    found = strcmpi(pairs{k}, names);
    if ~any(found)
        error('MATLAB:InputParser:UnmatchedParameter', '''%s'' is not a recognized parameter of %s.', pairs{k}, name)
    end
    value = pairs{k + 1};
    if isstring(value)
        value = char(value);
    end
    options.(names{found}) = value;
end
end
