% SPDX-License-Identifier: Apache-2.0
function [o, args] = groupOptions(who, args)
% The options of groupsummary and its kin, and what stands before them.
o = struct('includeMissing', true, 'includeEmpty', false, 'edge', 'left');
known = {'IncludeMissingGroups', 'IncludeEmptyGroups', 'IncludedEdge'};
first = find(cellfun(@(a) (ischar(a) || isstring(a)) && isscalar(string(a)) && any(strcmpi(a, known)), args), 1);
if isempty(first), return, end
for k = first:2:numel(args) - 1
    value = args{k + 1};
    switch validatestring(args{k}, known, who)
        case 'IncludeMissingGroups', o.includeMissing = logical(value);
        case 'IncludeEmptyGroups', o.includeEmpty = logical(value);
        case 'IncludedEdge', o.edge = validatestring(value, {'left', 'right'});
    end
end
args(first:end) = [];
end
