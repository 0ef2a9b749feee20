% SPDX-License-Identifier: Apache-2.0
% Edges and nodes of graphs are tables.
G = graph([1 1 2], [2 3 3], [4 1 2]);
E = G.Edges;
fprintf('%s %d %d ', class(E), height(E), width(E)); fprintf('%d ', E.EndNodes, E.Weight, G.Edges.Weight, size(G.Nodes), G.numnodes, G.numedges()); fprintf('\n');
H = digraph({'a' 'b'}, {'b' 'c'});
fprintf('%s ', H.Edges.EndNodes{:}, H.Nodes.Name{:}); fprintf('\n');
H.Nodes.Size = [1; 2; 3];
H.Edges.Weight = [5; 6];
fprintf('%d ', H.Nodes.Size, distances(H, 'a', 'c')); fprintf('\n');
K = graph(table([1 2; 2 3], [7; 8], 'VariableNames', {'EndNodes', 'Weight'}), table({'p'; 'q'; 'r'}, 'VariableNames', {'Name'}));
path = shortestpath(K, 'p', 'r');
fprintf('%s ', path{:}); fprintf('%d ', K.Edges.Weight); fprintf('\n');
tries = {@() graph(table(1)), @() graph(table([1 2], 'VariableNames', {'EndNodes'}), 5), @() G.Other, @() splitapply(@sum, [1 2 3], [1 2]), @() splitapply(@sum, [1; 2], [0; 1]), @() duration(1)};
for k = 1:numel(tries)
    try, tries{k}(); disp('no error'); catch e, fprintf('%s\n', e.identifier); end
end
try, G.Edges = table(1); catch e, fprintf('%s\n', e.identifier); end
