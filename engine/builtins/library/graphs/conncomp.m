% SPDX-License-Identifier: Apache-2.0
function [bins, sizes] = conncomp(G, varargin)
% The number of the connected component of each node, and the sizes of components. Options: Type, of directed graphs 'strong' (default) or
% 'weak'; OutputForm, 'vector' or 'cell' with the nodes of each.
% Example: bins = conncomp(graph([1 3], [2 4]))
g = graphData('conncomp', G);
type = 'strong';
form = 'vector';
for k = 1:2:numel(varargin) - 1
    switch validatestring(varargin{k}, {'Type', 'OutputForm'}, 'conncomp')
        case 'Type', type = validatestring(varargin{k + 1}, {'strong', 'weak'}, 'conncomp');
        otherwise, form = validatestring(varargin{k + 1}, {'vector', 'cell'}, 'conncomp');
    end
end
if g.directed && strcmp(type, 'strong'), v = strongComponents(g); else, v = weakComponents(g); end
count = max([v; 0]);
sizes = accumarray(v, 1, [count 1])';
bins = v';
if strcmp(form, 'cell')
    bins = cell(1, count);
    for k = 1:count
        bins{k} = find(v == k)';
        if isfield(g.nodes, 'Name'), bins{k} = reshape(g.nodes.Name(v == k), 1, []); end
    end
end
end
