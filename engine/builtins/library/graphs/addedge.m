% SPDX-License-Identifier: Apache-2.0
function G = addedge(G, s, t, weights)
% Adds edges from nodes s to nodes t, with weights; nodes that are not there yet are added.
% Example: G = addedge(graph([1 2], [2 3]), 3, 1); numedges(G)
g = graphData('addedge', G);
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if isnumeric(s)
    s = double(s(:));
    t = double(t(:));
    if any([s; t] < 1 | [s; t] ~= fix([s; t]))
        error('MATLAB:graphfun:addedge:PosInt', 'Source and target nodes must be positive integers.');
    end
    if max([s; t; 0]) > g.count
        G = addnode(G, max([s; t]) - g.count);
        g = objectState(G);
    end
else
    all = [reshape(cellstr(s), [], 1); reshape(cellstr(t), [], 1)];
    names = unique(all, 'stable');
    if isfield(g.nodes, 'Name'), names = names(~ismember(names, g.nodes.Name)); end
    if ~isempty(names)
        G = addnode(G, names);
        g = objectState(G);
    end
    s = nodeNumbers(g, s);
    t = nodeNumbers(g, t);
end
if isscalar(s), s = repmat(s, size(t)); elseif isscalar(t), t = repmat(t, size(s)); end
if numel(s) ~= numel(t)
    error('MATLAB:graphfun:addedge:EqualNumel', 'Source and target nodes must have the same number of elements.');
end
more = struct();
if nargin > 3
    if ~isnumeric(weights) || ~any(numel(weights) == [1 numel(s)])
        error('MATLAB:graphfun:addedge:WeightCount', 'The number of weights must be the number of new edges.');
    end
    if ~isfield(g.edges, 'Weight') && ~isempty(g.ends)
        error('MATLAB:graphfun:addedge:NoWeights', 'Weights can only be given for a graph that has edge weights.');
    end
    more.Weight = double(weights(:)).*ones(numel(s), 1);
end
g.edges = joinedRows(g.edges, more, size(g.ends, 1), numel(s));
g.ends = [g.ends; s t];
G = makeGraph(g);
end
