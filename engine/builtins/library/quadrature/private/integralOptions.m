% SPDX-License-Identifier: Apache-2.0
function o = integralOptions(caller, args, o)
% Names and values over the defaults of o.
if mod(numel(args), 2) ~= 0
    error('MATLAB:InputParser:ParamMissingValue', 'No value was given for the last option.');
end
names = fieldnames(o);
for k = 1:2:numel(args)
    hit = find(strcmpi(char(args{k}), names));
    if isempty(hit)
        error(sprintf('MATLAB:%s:unknownOption', caller), '''%s'' is not an option of %s.', char(args{k}), caller);
    end
    o.(names{hit}) = args{k + 1};
end
for name = {'AbsTol', 'RelTol'}
    v = o.(name{1});
    if ~isnumeric(v) || ~isscalar(v) || ~(v >= 0)
        error(sprintf('MATLAB:%s:invalid%s', caller, name{1}), '%s must be a real scalar that is not negative.', name{1});
    end
end
end
