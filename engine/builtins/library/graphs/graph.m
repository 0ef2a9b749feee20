% SPDX-License-Identifier: Apache-2.0
function G = graph(varargin)
% An undirected graph: graph(s, t) with an edge from each node of s to that of t, graph(s, t, weights, names), graph(A) of a symmetric
% matrix of weights, graph(A, names), graph(A, 'upper') or 'lower', graph(edges, nodes) of tables; 'omitselfloops' leaves out edges from a node to itself. Nodes are
% numbers or names. Properties Edges (a table of EndNodes and Weight) and Nodes (a table with Name).
% Example: G = graph([1 1 2], [2 3 3], [4 1 2]); P = shortestpath(G, 1, 2)
G = makeGraph(graphParts('graph', varargin));
end
