% SPDX-License-Identifier: Apache-2.0
function I = incidence(G)
% The sparse incidence matrix: a column for each edge, -1 at its source and 1 at its target.
% Example: I = full(incidence(digraph([1 2], [2 3])))
g = graphData('incidence', G);
m = size(g.ends, 1);
if any(g.ends(:, 1) == g.ends(:, 2))
    error('MATLAB:graphfun:incidence:SelfLoops', 'The graph must not have self-loops.');
end
I = sparse([g.ends(:, 1); g.ends(:, 2)], [1:m 1:m]', [-ones(m, 1); ones(m, 1)], g.count, m);
end
