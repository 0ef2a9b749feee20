% SPDX-License-Identifier: Apache-2.0
function [bins, cuts] = biconncomp(G, varargin)
% The number of the biconnected component of each edge of an undirected graph, and the nodes at which components hang together. Option
% OutputForm: 'vector' or 'cell' with the nodes of each.
% Example: [bins, cuts] = biconncomp(graph([1 2 3 3 4 5], [2 3 1 4 5 3]))
g = graphData('biconncomp', G, {'graph'});
form = 'vector';
if nargin > 2
    validatestring(varargin{1}, {'OutputForm'}, 'biconncomp');
    form = validatestring(varargin{2}, {'vector', 'cell'}, 'biconncomp');
end
n = g.count;
o = outgoing(g, edgeWeights(g));
bins = zeros(1, size(g.ends, 1));
[index, low] = deal(zeros(n, 1));
next = o.start;
cut = false(n, 1);
[count, found] = deal(0);
for first = 1:n
    if index(first) > 0, continue, end
    stack = first;
    by = 0;
    held = zeros(1, 0);
    branches = 0;
    count = count + 1;
    index(first) = count;
    low(first) = count;
    while ~isempty(stack)
        v = stack(end);
        if next(v) < o.start(v + 1)
            k = next(v);
            next(v) = k + 1;
            u = o.to(k);
            if o.edge(k) == by(end) || u == v, continue, end
            if index(u) == 0
                count = count + 1;
                index(u) = count;
                low(u) = count;
                stack(end + 1) = u;
                by(end + 1) = o.edge(k);
                held(end + 1) = o.edge(k);
            elseif index(u) < index(v)
                held(end + 1) = o.edge(k);
                low(v) = min(low(v), index(u));
            end
            continue
        end
        stack(end) = [];
        edge = by(end);
        by(end) = [];
        if isempty(stack), break, end
        p = stack(end);
        low(p) = min(low(p), low(v));
        if low(v) >= index(p)
            found = found + 1;
            from = find(held == edge, 1, 'last');
            bins(held(from:end)) = found;
            held(from:end) = [];
            if p ~= first, cut(p) = true; else, branches = branches + 1; end
        end
    end
    if branches > 1, cut(first) = true; end
end
% Loops are components of their own; numbers go down as the search comes back.
for e = find(bins == 0)
    found = found + 1;
    bins(e) = found;
end
bins = found + 1 - bins;
cuts = find(cut);
named = isfield(g.nodes, 'Name');
if named, cuts = g.nodes.Name(cuts); end
if strcmp(form, 'cell')
    parts = cell(1, found);
    for k = 1:found
        parts{k} = unique(g.ends(bins == k, :))';
        if named, parts{k} = reshape(g.nodes.Name(parts{k}), 1, []); end
    end
    bins = parts;
end
end
