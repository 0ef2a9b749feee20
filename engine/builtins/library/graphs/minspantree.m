% SPDX-License-Identifier: Apache-2.0
function [T, pred] = minspantree(G, varargin)
% A spanning tree of least weight of an undirected graph (Kruskal), and of each node the one before it on the way from the root: 0 for roots,
% NaN where the tree does not reach. Options: Root (1), Type ('tree' of the root's component, or 'forest'), Method.
% Example: T = minspantree(graph([1 2 1], [2 3 3], [1 2 3])); sum(T.Edges.Weight)
g = graphData('minspantree', G, {'graph'});
root = 1;
type = 'tree';
for k = 1:2:numel(varargin) - 1
    switch validatestring(varargin{k}, {'Root', 'Type', 'Method'}, 'minspantree')
        case 'Root', root = nodeNumbers(g, varargin{k + 1});
        case 'Type', type = validatestring(varargin{k + 1}, {'tree', 'forest'}, 'minspantree');
        otherwise, validatestring(varargin{k + 1}, {'dense', 'sparse'}, 'minspantree');
    end
end
[~, order] = sort(edgeWeights(g));
leader = 1:g.count;
chosen = zeros(1, 0);
for e = order'
    a = g.ends(e, 1);
    while leader(a) ~= a, leader(a) = leader(leader(a)); a = leader(a); end
    b = g.ends(e, 2);
    while leader(b) ~= b, leader(b) = leader(leader(b)); b = leader(b); end
    if a ~= b
        leader(b) = a;
        chosen(end + 1) = e;
    end
end
chosen = sort(chosen);
h = g;
h.ends = g.ends(chosen, :);
h.edges = chosenRows(g.edges, chosen);
pred = NaN(1, g.count);
starts = root;
if strcmp(type, 'forest'), starts = [root 1:g.count]; end
o = outgoing(h, ones(numel(chosen), 1));
for first = starts
    if g.count == 0 || ~isnan(pred(first)), continue, end
    pred(first) = 0;
    queue = first;
    while ~isempty(queue)
        v = queue(1);
        queue(1) = [];
        for u = o.to(o.start(v):o.start(v + 1) - 1)'
            if isnan(pred(u))
                pred(u) = v;
                queue(end + 1) = u;
            end
        end
    end
end
keep = ~isnan(pred(h.ends(:, 1)))';
keep = keep(:);
h.ends = h.ends(keep, :);
h.edges = chosenRows(h.edges, keep);
T = makeGraph(h);
end
