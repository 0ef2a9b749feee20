% SPDX-License-Identifier: Apache-2.0
function [s, refused] = randomSize(family, parameters, sizes)
% The size of a distribution's random numbers: as given, else that of the parameters; and where the
% parameters are none of the family's.
name = [family 'rnd'];
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
s = given;
if ~isempty(sizes), s = size(false(sizes{:})); end
if ~isequal(given, [1 1]) && ~isequal(given, s)
    error(['stats:' name ':InputSizeMismatch'], 'Size information is inconsistent.');
end
if nargout > 1
    [~, accepts] = distributionRow(family);
    refused = ~accepts(parameters{:}) & true(s);
end
end
