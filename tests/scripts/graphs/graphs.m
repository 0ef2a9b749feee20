% graph, digraph and what is asked of them.
G = graph([1 1 1 2 2 3], [2 3 4 3 4 4], [7 1 4 2 3 5]);
disp(numnodes(G)), disp(numedges(G)), disp([G.Edges.EndNodes G.Edges.Weight])
disp(class(G)), disp(degree(G)'), disp(degree(G, [1 2]))
[P, d, e] = shortestpath(G, 1, 2); disp(P), disp(d), disp(e)
disp(distances(G)), disp(distances(G, 1, [2 4])), disp(distances(G, 'Method', 'unweighted'))
T = minspantree(G); disp([T.Edges.EndNodes T.Edges.Weight]), [~, pred] = minspantree(G, 'Root', 2); disp(pred)
disp(full(adjacency(G))), disp(full(adjacency(G, 'weighted'))), disp(full(laplacian(G))), disp(full(incidence(digraph([1 2], [2 3]))))
disp(neighbors(G, 2)'), disp(bfsearch(G, 1)'), disp(dfsearch(G, 1)'), disp(bfsearch(G, 1, 'edgetonew')), disp(nearest(G, 1, 3)')
[e, n] = outedges(G, 4); disp(e'), disp(n'), [e, n] = inedges(G, 1); disp(e'), disp(n')
% Names.
H = digraph({'a' 'a' 'b' 'c'}, {'b' 'c' 'd' 'd'}); disp(H.Nodes.Name'), disp(findnode(H, {'c' 'x'})'), disp(findedge(H, 'a', 'c'))
disp(shortestpath(H, 'a', 'd')), disp(successors(H, 'a')'), disp(predecessors(H, 'd')'), disp(indegree(H)'), disp(outdegree(H, 'a'))
disp(isdag(H)), disp(toposort(H)), disp(toposort(H, 'Order', 'stable')), disp(hascycles(H)), disp(hascycles(G))
H = addedge(H, 'd', 'a'); disp(numedges(H)), disp(isdag(H)), H = addnode(H, 'e'); disp(H.Nodes.Name'), disp(conncomp(H)), [b, s] = conncomp(H, 'Type', 'weak'); disp(b), disp(s)
H = rmedge(H, 'd', 'a'); H = rmnode(H, 'b'); disp(H.Edges.EndNodes), H = flipedge(H); disp(H.Edges.EndNodes(1, :))
p = allpaths(digraph([1 1 2 3], [2 3 4 4]), 1, 4); disp(p{1}), disp(p{2})
D = digraph([1 2 2 3 5], [2 1 3 4 4]); disp(conncomp(D)), C = condensation(D); disp(C.Edges.EndNodes)
R = transreduction(digraph([1 2 1], [2 3 3])); disp(R.Edges.EndNodes), R = transclosure(R); disp(R.Edges.EndNodes)
[mf, GF, cs, ct] = maxflow(digraph([1 1 2 2 3 3 4 5], [2 3 3 4 4 5 6 6], [10 8 2 5 3 6 7 9]), 1, 6); disp(mf), disp(cs'), disp(ct'), disp(sum(GF.Edges.Weight(GF.Edges.EndNodes(:, 1) == 1)))
S = subgraph(G, [4 2 3]); disp([S.Edges.EndNodes S.Edges.Weight]), M = graph([1 1 2], [2 2 2], [3 4 5]); disp(ismultigraph(M)), disp(edgecount(M, 1, 2))
S = simplify(M, 'sum'); disp([S.Edges.EndNodes S.Edges.Weight]), R = reordernodes(digraph([1 2], [2 3]), [3 2 1]); disp(R.Edges.EndNodes)
[b, c] = biconncomp(graph([1 2 3 3 4 5], [2 3 1 4 5 3])); disp(max(b)), disp(c'), disp(numnodes(bctree(graph([1 2 3 3 4 5], [2 3 1 4 5 3]))))
disp(isisomorphic(graph([1 2 3], [2 3 4]), graph([2 4 1], [4 1 3]))), disp(isisomorphic(graph([1 2 3], [2 3 1]), graph([1 2 3], [2 3 4])))
Q = isomorphism(graph([1 2 3], [2 3 4]), graph([2 4 1], [4 1 3])); disp(isequal(adjacency(reordernodes(graph([2 4 1], [4 1 3]), Q)), adjacency(graph([1 2 3], [2 3 4]))))
K = graph([1 1 1 4], [2 3 4 5]); fprintf('%.4f ', centrality(K, 'degree')), fprintf('\n'), fprintf('%.4f ', centrality(K, 'closeness')), fprintf('\n'), fprintf('%.4f ', centrality(K, 'betweenness')), fprintf('\n')
c = centrality(digraph([1 2 3 3], [2 3 1 2]), 'pagerank', 'Tolerance', 1e-12); A = [0 1 0; 0 0 1; 0.5 0.5 0]; x = (eye(3) - 0.85*A')\(0.15/3*ones(3, 1)); disp(norm(c - x) < 1e-9)
c = centrality(K, 'eigenvector'); [V, L] = eig(full(adjacency(K))); [~, i] = max(diag(L)); v = abs(V(:, i)); disp(norm(c - v/sum(v)) < 1e-6)
TR = shortestpathtree(G, 1); disp(TR.Edges.EndNodes), disp(class(TR)), W = graph([0 2; 2 0]); disp(W.Edges.Weight), disp(numedges(graph))
W.Edges.Weight = 5; disp(distances(W, 1, 2)), W.Nodes.Name = {'p'; 'q'}; disp(shortestpath(W, 'p', 'q')), W.Nodes.Size = [1; 2]; disp(W.Nodes.Size')
h = plot(G, 'Layout', 'circle'); disp(numel(h.XData)), highlight(h, [1 3]), h.NodeColor = 'r'; disp(h.NodeColor), plot(H), close all
try, shortestpath(G, 1, 9), catch e, disp(e.message), end
try, findnode(1, 2), catch e, disp(e.identifier), end
try, graph([1 2; 3 4]), catch e, disp(e.message), end
try, indegree(G), catch e, disp(e.message), end
try, neighbors(G, 'a'), catch e, disp(e.message), end
% Distances of random graphs are those that Floyd and Warshall give.
rng(3), A = sparse(randi(12, 30, 1), randi(12, 30, 1), randi(9, 30, 1), 12, 12); D = digraph(A); X = full(A); X(X == 0) = Inf; X(1:13:end) = 0;
for k = 1:12, X = min(X, X(:, k) + X(k, :)); end
disp(isequal(distances(D), X)), y = zeros(12); for i = 1:12, for j = 1:12, [~, y(i, j)] = shortestpath(D, i, j); end, end, disp(isequal(X, y))
disp(isequal(distances(D, 3), X(3, :)))
% As older code asks.
A = sparse([1 1 2 3], [2 3 3 4], [5 1 1 2], 5, 5); [d, p, q] = graphshortestpath(A, 1, 4); disp(d), disp(p), disp(q), [d, p] = graphshortestpath(A, 2); disp(d), disp(p{3}), disp(graphallshortestpaths(A', 'Directed', false)), [n, b] = graphconncomp(A); disp(n), [n, b] = graphconncomp(A, 'Weak', true); disp(b)
T = graphminspantree(sparse([2 3 3 4], [1 1 2 3], [1 3 2 9], 4, 4)); [i, j, v] = find(T); disp([i j v])
try, graphconncomp(ones(2, 3)), catch e, disp(e.message), end
