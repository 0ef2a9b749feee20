% SPDX-License-Identifier: Apache-2.0
function value = optimizationOption(options, names, default)
% The first of an option's names (as optimoptions and optimset call it) that is set.
value = default;
if isempty(options), return; end
if ~isstruct(options)
    error('MATLAB:optimget:Arg1NotStruct', 'First argument must be an options structure created with OPTIMSET.');
end
for name = names
    if isfield(options, name{1}) && ~isempty(options.(name{1}))
        value = options.(name{1});
        if isstring(value), value = char(value); end
        return
    end
end
end
