% SPDX-License-Identifier: Apache-2.0
function G = digraph(varargin)
% A directed graph: digraph(s, t) with an edge from each node of s to that of t, digraph(s, t, weights, names), digraph(A) with an edge
% for each nonzero of A, digraph(A, names); 'omitselfloops' leaves out edges from a node to itself. Nodes are numbers or names.
% Properties Edges (EndNodes and Weight) and Nodes (Name).
% Example: G = digraph([1 2 3], [2 3 1]); isdag(G)
G = makeGraph(graphParts('digraph', varargin));
end
