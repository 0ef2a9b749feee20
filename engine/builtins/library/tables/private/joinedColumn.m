% SPDX-License-Identifier: Apache-2.0
function v = joinedColumn(c)
% A column of cells as one array where each holds one row of the same class; texts stay cells, cells of
% cells become one.
v = c;
if isempty(c) || any(cellfun(@(x) ischar(x) || size(x, 1) ~= 1, c)), return, end
kinds = cellfun(@class, c, 'UniformOutput', false);
wide = cellfun(@(x) size(x, 2), c);
numbers = all(cellfun(@(x) isnumeric(x) || islogical(x), c));
if any(wide ~= wide(1)) || ~(numbers || all(strcmp(kinds, kinds{1}))) || strcmp(kinds{1}, 'function_handle'), return, end
try
    joined = vertcat(c{:});
    if size(joined, 1) == numel(c), v = joined; end
catch
    % Structs of different fields and the like stay apart.
end
end
