% SPDX-License-Identifier: Apache-2.0
function P = isomorphism(G, H)
% The order of the nodes of H in which it has the edges of G: reordernodes(H, P) is G; [] if there is none.
% Example: P = isomorphism(graph([1 2], [2 3]), graph([3 1], [1 2]))
g = graphData('isomorphism', G);
h = graphData('isomorphism', H);
P = zeros(0, 1);
if g.directed ~= h.directed
    error('MATLAB:graphfun:isomorphism:Kinds', 'Both graphs must be directed or both undirected.');
end
if g.count ~= h.count || size(g.ends, 1) ~= size(h.ends, 1), return, end
A = countMatrix(g);
B = countMatrix(h);
a = refined(A);
b = refined(B);
if ~isequal(sortrows(a), sortrows(b)), return, end
% Node after node, the rarest first, each with those of H that look alike.
n = g.count;
P = zeros(n, 1);
[~, ~, kind] = unique([a; b], 'rows');
mine = kind(1:n);
theirs = kind(n + 1:end);
often = accumarray(mine, 1);
[~, order] = sortrows([often(mine) -sum(A | A', 2)]);
tried = zeros(n, 1);
used = false(n, 1);
k = 1;
while k >= 1 && k <= n
    v = order(k);
    if tried(k) > 0, used(tried(k)) = false; end
    placed = order(1:k - 1);
    next = find(theirs == mine(v) & ~used & (1:n)' > tried(k));
    fits = false;
    for u = next'
        if A(v, v) == B(u, u) && isequal(A(v, placed), B(u, P(placed))) && isequal(A(placed, v), B(P(placed), u))
            fits = true;
            break
        end
    end
    if fits
        P(v) = u;
        tried(k) = u;
        used(u) = true;
        k = k + 1;
        if k <= n, tried(k) = 0; end
    else
        tried(k) = 0;
        k = k - 1;
    end
end
if k < 1, P = zeros(0, 1); end
end

function A = countMatrix(g)
[from, to] = arcs(g, ones(size(g.ends, 1), 1));
A = full(sparse(from, to, 1, g.count, g.count));
end

function s = refined(A)
% What does not depend on numbers: degrees, and the sorted degrees around.
d = [sum(A, 2) sum(A, 1)' diag(A)];
s = [d, A*d, A'*d, A*(A*d(:, 1))];
end
