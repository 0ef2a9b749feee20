% SPDX-License-Identifier: Apache-2.0
function s = joinedRows(s, more, count, added)
% The fields of both structs one below the other; what one of them lacks is 1 for weights, else empty or NaN.
for f = reshape(union(fieldnames(s), fieldnames(more), 'stable'), 1, [])
    name = f{1};
    if ~isfield(s, name), s.(name) = missingRows(name, more.(name), count); end
    if ~isfield(more, name), more.(name) = missingRows(name, s.(name), added); end
    s.(name) = [s.(name); more.(name)];
end
end

function v = missingRows(name, like, count)
if iscell(like)
    v = repmat({''}, count, size(like, 2));
elseif strcmp(name, 'Weight')
    v = ones(count, 1);
else
    v = NaN(count, size(like, 2));
end
end
