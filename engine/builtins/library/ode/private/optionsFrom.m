% SPDX-License-Identifier: Apache-2.0
function options = optionsFrom(caller, known, args)
% A struct with the fields of known, set from structs and then from names, which may be shortened.
options = known;
names = fieldnames(known);
k = 1;
while k <= numel(args) && ~(ischar(args{k}) || isstring(args{k}))
    old = args{k};
    if isstruct(old)
        for f = fieldnames(old)'
            if ~isempty(old.(f{1})) || ~isfield(options, f{1}), options.(f{1}) = old.(f{1}); end
        end
    elseif ~isempty(old)
        error(sprintf('MATLAB:%s:NoPropNameOrStruct', caller), ['Expected argument %d to be a ' ...
            'character vector, string scalar property name or an options structure\ncreated with %s.'], ...
            k, upper(caller));
    end
    k = k + 1;
end
if mod(numel(args) - k + 1, 2) ~= 0
    error(sprintf('MATLAB:%s:ArgNameValueMismatch', caller), 'Arguments must occur in name-value pairs.');
end
for j = k:2:numel(args)
    if ~(ischar(args{j}) || isstring(args{j}))
        error(sprintf('MATLAB:%s:NoPropName', caller), ...
            'Expected argument %d to be a character vector or string scalar property name.', j);
    end
    name = char(args{j});
    hit = find(strcmpi(name, names));
    if isempty(hit), hit = find(strncmpi(name, names, numel(name))); end
    if isempty(hit)
        error(sprintf('MATLAB:%s:InvalidPropName', caller), ...
            'Unrecognized property name ''%s''.  See %s for possibilities.', name, upper(caller));
    elseif ~isscalar(hit)
        error(sprintf('MATLAB:%s:AmbiguousPropName', caller), ...
            'Ambiguous property name ''%s'' (%s).', name, strjoin(names(hit)', ', '));
    end
    value = args{j + 1};
    if isstring(value) && isscalar(value), value = char(value); end
    options.(names{hit}) = value;
end
end
