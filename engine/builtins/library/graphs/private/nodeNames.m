% SPDX-License-Identifier: Apache-2.0
function names = nodeNames(names, count)
% Names of nodes as a column of texts, each once.
if ischar(names) || isstring(names), names = cellstr(names); end
if ~iscellstr(names) || numel(names) ~= count
    error('MATLAB:graphfun:graph:NameCount', 'Node names must be a cell array of character vectors or a string array with one name for each of the %d nodes.', count);
end
names = names(:);
if any(cellfun('isempty', names))
    error('MATLAB:graphfun:graph:EmptyName', 'Node names must not be empty.');
elseif numel(unique(names)) < numel(names)
    error('MATLAB:graphfun:graph:NonUniqueNames', 'Node names must be unique.');
end
end
