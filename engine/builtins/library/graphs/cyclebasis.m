% SPDX-License-Identifier: Apache-2.0
function [cycles, edges] = cyclebasis(G)
% Cycles of an undirected graph of which each other is a sum, and their edges: one for each edge that a spanning forest lacks, from
% its node of the least number.
% Example: cycles = cyclebasis(graph([1 2 3 3], [2 3 1 4]))
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
g = graphData('cyclebasis', G, {'graph'});
m = size(g.ends, 1);
out = outgoing(g, ones(m, 1));
[above, by, depth] = deal(zeros(1, g.count));
seen = false(1, g.count);
inTree = false(m, 1);
for root = 1:g.count
    if seen(root), continue, end
    seen(root) = true;
    queue = root;
    while ~isempty(queue)
        v = queue(1);
        queue(1) = [];
        for k = out.start(v):out.start(v + 1) - 1
            u = out.to(k);
            if seen(u), continue, end
            seen(u) = true;
            [above(u), by(u), depth(u)] = deal(v, out.edge(k), depth(v) + 1);
            inTree(out.edge(k)) = true;
            queue(end + 1) = u; %#ok<AGROW>
        end
    end
end
rest = find(~inTree)';
[cycles, edges] = deal(cell(numel(rest), 1));
for k = 1:numel(rest)
    [path, via] = throughTree(g.ends(rest(k), 1), g.ends(rest(k), 2), above, by, depth);
    [cycles{k}, edges{k}] = fromLeast(path, [via rest(k)]);
    if isfield(g.nodes, 'Name') && ~isempty(g.nodes.Name), cycles{k} = reshape(g.nodes.Name(cycles{k}), 1, []); end
end
end

function [path, via] = throughTree(a, b, above, by, depth)
% The nodes and edges of the tree from a to b.
[left, right] = deal(a, b);
[up, down] = deal(zeros(1, 0));
while a ~= b
    if depth(a) >= depth(b)
        up(end + 1) = by(a); %#ok<AGROW>
        a = above(a);
        left(end + 1) = a; %#ok<AGROW>
    else
        down(end + 1) = by(b); %#ok<AGROW>
        b = above(b);
        right(end + 1) = b; %#ok<AGROW>
    end
end
path = [left, flip(right(1:end - 1))];
via = [up, flip(down)];
end

function [path, via] = fromLeast(path, via)
% Turned to begin with the least node, and to go on to the lesser of its neighbours. Edge k follows node k.
n = numel(path);
[~, at] = min(path);
path = circshift(path, 1 - at);
via = circshift(via, 1 - at);
if n > 2 && path(2) > path(n)
    path = path([1, n:-1:2]);
    via = flip(via);
end
end
