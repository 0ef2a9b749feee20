% SPDX-License-Identifier: Apache-2.0
function [y, g, names] = groupedValues(name, x, group)
% Values without NaN as a column, the number of the group of each, and the names of the groups.
if isempty(group)
    if isvector(x)
        error(['stats:' name ':NotEnoughGroups'], 'A vector needs the groups of its elements.');
    end
    g = repmat(1:size(x, 2), size(x, 1), 1);
    names = cellstr(num2str((1:size(x, 2)).'));
elseif ~isvector(x) && numel(group) == size(x, 2) || ischar(group) && size(group, 1) == size(x, 2) && ~isvector(x)
    [which, names] = grp2idx(group);
    g = repmat(which(:).', size(x, 1), 1);
else
    [g, names] = grp2idx(group);
    if numel(g) ~= numel(x)
        error(['stats:' name ':InputSizeMismatch'], 'X and GROUP must have the same length.');
    end
end
y = x(:);
g = g(:);
keep = ~isnan(y) & ~isnan(g);
y = y(keep);
g = g(keep);
end


