% SPDX-License-Identifier: Apache-2.0
function H = simplify(G, how, varargin)
% The graph with one edge at most between two nodes and, unless 'keepselfloops' is given, none from a node to itself. The weight of several
% edges becomes the first, or as how says: 'sum', 'mean', 'min', 'max', 'first'.
% Example: H = simplify(graph([1 1 2], [2 2 2])); numedges(H)
g = graphData('simplify', G);
args = varargin;
if nargin > 1, args = [{how} args]; end
loops = any(strcmpi(args, 'keepselfloops'));
args(strcmpi(args, 'keepselfloops') | strcmpi(args, 'omitselfloops')) = [];
how = 'first';
if ~isempty(args), how = validatestring(args{1}, {'first', 'sum', 'mean', 'min', 'max'}, 'simplify'); end
if ~loops
    keep = g.ends(:, 1) ~= g.ends(:, 2);
    g.ends = g.ends(keep, :);
    g.edges = chosenRows(g.edges, keep);
end
[ends, first, group] = unique(g.ends, 'rows', 'first');
w = edgeWeights(g);
g.ends = ends;
weighted = isfield(g.edges, 'Weight');
g.edges = chosenRows(g.edges, first);
if weighted && ~strcmp(how, 'first') && ~isempty(ends)
    reductions = struct('sum', @sum, 'mean', @mean, 'min', @min, 'max', @max);
    g.edges.Weight = accumarray(group, w, [], reductions.(how));
end
H = makeGraph(g);
end
