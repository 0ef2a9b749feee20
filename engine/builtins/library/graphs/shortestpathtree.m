% SPDX-License-Identifier: Apache-2.0
function [TR, d, used] = shortestpathtree(G, s, t, varargin)
% The tree of shortest paths from a node to all others, or to those of t, as a directed graph; the lengths, and which edges of G are in it.
% Options: Method, OutputForm ('tree', 'cell' with the nodes of each path, 'vector' with the node before each).
% Example: TR = shortestpathtree(graph([1 1 2], [2 3 3], [1 5 1]), 1); TR.Edges.EndNodes
g = graphData('shortestpathtree', G);
args = varargin;
targets = (1:g.count)';
if nargin > 2
    if (ischar(t) || isstring(t)) && any(strcmpi(t, {'Method', 'OutputForm'}))
        args = [{t} args];
    elseif ~((ischar(t) || isstring(t)) && strcmp(t, 'all'))
        targets = nodeNumbers(g, t);
    end
end
[method, args] = methodOption('shortestpathtree', args);
form = 'tree';
if numel(args) > 1
    validatestring(args{1}, {'OutputForm'}, 'shortestpathtree');
    form = validatestring(args{2}, {'tree', 'cell', 'vector'}, 'shortestpathtree');
end
source = nodeNumbers(g, s);
w = pathMethod('shortestpathtree', g, method);
[d, pred, via] = shortestFrom(g, outgoing(g, w), source);
paths = cell(numel(targets), 1);
inTree = false(g.count, 1);
for k = 1:numel(targets)
    if isinf(d(targets(k))), paths{k} = zeros(1, 0); continue, end
    P = targets(k);
    while P(1) ~= source
        inTree(P(1)) = true;
        P = [pred(P(1)) P];
    end
    paths{k} = namedAs(g, P, s);
end
d = d(targets)';
at = find(inTree);
used = false(size(g.ends, 1), 1);
used(via(at)) = true;
switch form
    case 'cell', TR = paths;
    case 'vector'
        TR = NaN(1, g.count);
        TR(at) = pred(at);
        TR(source) = 0;
    otherwise
        h = g;
        h.directed = true;
        h.ends = [pred(at) at];
        h.edges = chosenRows(g.edges, via(at));
        TR = makeGraph(h);
end
end
