% SPDX-License-Identifier: Apache-2.0
function H = transreduction(G)
% The directed graph with the fewest edges and the same paths as G.
% Example: H = transreduction(digraph([1 2 1], [2 3 3])); numedges(H)
g = graphData('transreduction', G, {'digraph'});
bins = strongComponents(g);
c = max([bins; 0]);
% Components without the edges that longer paths make superfluous, each a cycle of its nodes.
ends = unique(reshape(bins(g.ends), [], 2), 'rows');
ends = ends(ends(:, 1) ~= ends(:, 2), :);
R = reachable(struct('count', c, 'ends', ends));
A = false(c);
A(sub2ind([c c], ends(:, 1), ends(:, 2))) = true;
A = A & ~(double(A)*double(R) > 0);
[s, t] = find(A);
first = accumarray(bins, (1:g.count)', [c 1], @min);
rows = [first(s(:)) first(t(:))];
for k = 1:c
    v = find(bins == k);
    loop = any(g.ends(:, 1) == g.ends(:, 2) & bins(g.ends(:, 1)) == k);
    if numel(v) > 1 || loop, rows = [rows; v v([2:end 1])]; end
end
H = makeGraph(struct('directed', true, 'count', g.count, 'ends', rows, 'nodes', g.nodes, 'edges', struct()));
end
