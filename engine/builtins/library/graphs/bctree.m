% SPDX-License-Identifier: Apache-2.0
function [T, place] = bctree(G)
% The tree of the biconnected components and cut nodes of an undirected graph, and where each node of G is in it.
% Example: T = bctree(graph([1 2 3 3 4 5], [2 3 1 4 5 3])); numnodes(T)
g = graphData('bctree', G, {'graph'});
bins = biconncomp(G);
count = max([bins 0]);
named = g;
named.nodes = struct();
[~, cuts] = biconncomp(makeGraph(named));
ends = zeros(0, 2);
place = zeros(1, g.count);
for k = 1:count
    v = unique(g.ends(bins == k, :));
    place(v) = k;
    [~, at] = ismember(v, cuts);
    at = at(at > 0);
    ends = [ends; repmat(k, numel(at), 1) count + at(:)];
end
place(cuts) = count + (1:numel(cuts));
nodes = struct('IsComponent', [true(count, 1); false(numel(cuts), 1)], 'CutVertexIndex', [zeros(count, 1); cuts(:)]);
T = makeGraph(struct('directed', false, 'count', count + numel(cuts), 'ends', ends, 'nodes', nodes, 'edges', struct()));
end
