% SPDX-License-Identifier: Apache-2.0
function o = polyshapeOptions(args, known, o)
% Options of a function of polyshapes, as names and values.
if mod(numel(args), 2), error('MATLAB:polyshape:nameValuePairs', 'Name-value arguments must come in pairs.'); end
for k = 1:2:numel(args)
    name = validatestring(args{k}, known, 'polyshape');
    value = args{k + 1};
    if any(strcmp(name, {'Simplify', 'KeepCollinearPoints'}))
        if ~isscalar(value) || ~(islogical(value) || isnumeric(value) && any(value == [0 1])), error('MATLAB:polyshape:logicalOption', '''%s'' must be true or false.', name); end
        value = logical(value);
    elseif strcmp(name, 'SolidBoundaryOrientation')
        value = validatestring(value, {'auto', 'cw', 'ccw'}, 'polyshape');
    end
    o.(name) = value;
end
end
