% SPDX-License-Identifier: Apache-2.0
function s = randomSize(name, parameters, sizes)
% The size of a distribution's random numbers: as given, else that of the parameters.
given = [1 1];
for k = 1:numel(parameters)
    p = parameters{k};
    if ~isnumeric(p) && ~islogical(p)
        error(['stats:' name ':InvalidInput'], 'The parameters must be numeric arrays.');
    end
    if ~isscalar(p)
        if ~isequal(given, [1 1]) && ~isequal(given, size(p))
            error(['stats:' name ':InputSizeMismatch'], 'Size information is inconsistent.');
        end
        given = size(p);
    end
end
if isempty(sizes), s = given; return, end
s = size(false(sizes{:}));
if ~isequal(given, [1 1]) && ~isequal(given, s)
    error(['stats:' name ':InputSizeMismatch'], 'Size information is inconsistent.');
end
end
