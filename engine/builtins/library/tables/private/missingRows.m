% SPDX-License-Identifier: Apache-2.0
function m = missingRows(v, values)
% Which rows of a variable have something missing.
n = size(v, 1);
if nargin > 1
    if ~iscell(values), values = num2cell(values); end
    m = false(size(v));
    for x = reshape(values, 1, [])
        y = x{1};
        if (isnumeric(v) || islogical(v)) && (isnumeric(y) || islogical(y))
            if isnan(y), m = m | isnan(v); else, m = m | v == y; end
        elseif (iscellstr(v) || isstring(v) || iscategorical(v)) && (ischar(y) || isstring(y))
            m = m | reshape(strcmp(cellstr(v), char(y)), size(v));
        elseif isa(y, 'missing')
            m = m | reshape(missingRows(v), size(v, 1), []);
        end
    end
elseif ischar(v)
    m = all(v == ' ' | v == 0, 2);
elseif iscell(v)
    m = false(size(v));
    if iscellstr(v), m = cellfun(@isempty, v); end
elseif isinteger(v) || islogical(v) || isstruct(v)
    m = false(n, 1);
elseif istable(v)
    m = missingTable(v);
else
    m = ismissing(v);
end
m = any(reshape(m, n, []), 2);
end
