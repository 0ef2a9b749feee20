% SPDX-License-Identifier: Apache-2.0
function G = rmedge(G, s, t)
% Removes edges: rmedge(G, s, t) those between nodes, rmedge(G, e) those of these numbers.
% Example: G = rmedge(graph([1 2], [2 3]), 1, 2); numedges(G)
g = graphData('rmedge', G);
if nargin < 3
    gone = s(:);
    if any(gone < 1 | gone > size(g.ends, 1) | gone ~= fix(gone))
        error('MATLAB:graphfun:rmedge:EdgeBounds', 'Edge indices must be positive integers that do not exceed the number of edges.');
    end
else
    s = nodeNumbers(g, s);
    t = nodeNumbers(g, t);
    if isscalar(s), s = repmat(s, size(t)); elseif isscalar(t), t = repmat(t, size(s)); end
    pairs = [s t];
    if ~g.directed, pairs = sort(pairs, 2); end
    if ~all(ismember(pairs, g.ends, 'rows'))
        error('MATLAB:graphfun:rmedge:UnknownEdge', 'The graph has no such edge.');
    end
    gone = find(ismember(g.ends, pairs, 'rows'));
end
keep = true(size(g.ends, 1), 1);
keep(gone) = false;
g.ends = g.ends(keep, :);
g.edges = chosenRows(g.edges, keep);
G = makeGraph(g);
end
