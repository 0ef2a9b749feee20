% SPDX-License-Identifier: Apache-2.0
function G = makeGraph(g)
% The graph of such parts: edges in the order of their ends, those of a graph with the smaller node first.
if ~g.directed, g.ends = sort(g.ends, 2); end
[g.ends, order] = sortrows(g.ends);
g.edges = chosenRows(g.edges, order);
kind = 'graph';
if g.directed, kind = 'digraph'; end
G = makeObject(kind, struct(), g, graphMethods());
end

function f = graphMethods()
f = struct('plot', @plotGraph, 'neighbors', @neighborsOf, 'set', @setGraph, 'edges', @edgeTable, 'member', @part, 'held', @(G, name) part(G, name), 'disp', @shown, ...
    'properties', @(G) {'Edges'; 'Nodes'}, 'isempty', @(G) false);
end

function T = edgeTable(G)
% The edges as a table: EndNodes, Weight and what else there is.
g = objectState(G);
E = struct('EndNodes', g.ends);
if isfield(g.nodes, 'Name'), E.EndNodes = cell(size(g.ends)); E.EndNodes(:) = g.nodes.Name(g.ends(:)); end
for f = fieldnames(g.edges)', E.(f{1}) = g.edges.(f{1}); end
T = struct2table(E);
end

function T = nodeTable(G)
g = objectState(G);
if isempty(fieldnames(g.nodes))
    T = table(zeros(g.count, 1));
    T.Var1 = [];
else
    T = struct2table(g.nodes);
end
end

function varargout = part(G, name, varargin)
switch name
    case 'Edges', v = edgeTable(G);
    case 'Nodes', v = nodeTable(G);
    otherwise
        if ~any(exist(name) == [2 5]), error('MATLAB:noSuchMethodOrField', 'Unrecognized method, property, or field ''%s'' for class ''%s''.', name, class(G)); end
        [varargout{1:max(nargout, 1)}] = builtin(name, G, varargin{:});
        return
end
if ~isempty(varargin), v = v(varargin{:}); end
varargout = {v};
end

function shown(G)
fprintf('  %s with properties:\n\n    Edges: [%s table]\n    Nodes: [%s table]\n\n', class(G), extent(edgeTable(G)), extent(nodeTable(G)));
end

function t = extent(T)
t = sprintf('%d%s%d', height(T), char(215), width(T));
end

function G = setGraph(G, name, value)
g = objectState(G);
name = validatestring(name, {'Edges', 'Nodes'});
if istable(value), value = table2struct(value, 'ToScalar', true); end
if ~isstruct(value) || ~isscalar(value)
    error('MATLAB:graphfun:graph:InvalidValue', 'The property ''%s'' must keep its kind.', name);
end
rows = g.count;
if strcmp(name, 'Edges')
    if ~isfield(value, 'EndNodes') || size(value.EndNodes, 1) ~= size(g.ends, 1)
        error('MATLAB:graphfun:graph:SetEdges', 'Edges cannot be added or removed by assignment. Use addedge and rmedge.');
    end
    value = rmfield(value, 'EndNodes');
    rows = size(g.ends, 1);
end
for f = fieldnames(value)'
    if size(value.(f{1}), 1) ~= rows
        error('MATLAB:graphfun:graph:SetRows', 'The variable ''%s'' must have %d rows.', f{1}, rows);
    end
end
if strcmp(name, 'Nodes') && isfield(value, 'Name'), value.Name = nodeNames(value.Name, rows); end
g.(lower(name)) = value;
G = makeGraph(g);
end

function n = neighborsOf(G, id)
g = graphData('neighbors', G, {'graph'});
v = nodeNumbers(g, id);
if ~isscalar(v), error('MATLAB:graphfun:findnode:OneNode', 'Specify one node.'); end
n = [g.ends(g.ends(:, 1) == v, 2); g.ends(g.ends(:, 2) == v, 1)];
n = namedAs(g, unique(n), id);
end
