% SPDX-License-Identifier: Apache-2.0
function g = graphParts(kind, args)
% What graph(…) and digraph(…) are given, as graphData has it.
g = struct('directed', strcmp(kind, 'digraph'), 'count', 0, 'ends', zeros(0, 2), 'nodes', struct(), 'edges', struct());
loops = true;
part = '';
while ~isempty(args) && (ischar(args{end}) || isstring(args{end})) && isscalar(string(args{end})) && ...
        any(strcmpi(args{end}, {'omitselfloops', 'upper', 'lower'}))
    if strcmpi(args{end}, 'omitselfloops'), loops = false; else, part = lower(char(args{end})); end
    args(end) = [];
end
if isempty(args), return, end
if istable(args{1})
    g = ofTables(g, kind, args);
    return
end
weights = [];
names = [];
if numel(args) == 1 || (~isnumeric(args{2}) && (isnumeric(args{1}) || islogical(args{1})) && size(args{1}, 1) == size(args{1}, 2) && ...
        numel(cellstr(args{2})) == size(args{1}, 1) && numel(args) == 2)
    A = args{1};
    if ~(isnumeric(A) || islogical(A)) || size(A, 1) ~= size(A, 2) || ~ismatrix(A)
        error(['MATLAB:graphfun:' kind ':SquareMatrix'], 'The adjacency matrix must be square.');
    end
    if strcmp(part, 'upper'), A = triu(A); elseif strcmp(part, 'lower'), A = tril(A); end
    if ~g.directed && isempty(part)
        if ~issymmetric(double(A))
            error('MATLAB:graphfun:graph:SymmetricMatrix', 'The adjacency matrix must be symmetric.');
        end
        A = triu(A);
    end
    [s, t, w] = find(A);
    s = s(:);
    t = t(:);
    if ~islogical(A), weights = double(w(:)); end
    g.count = size(A, 1);
    if numel(args) > 1, names = args{2}; end
else
    if numel(args) > 4, error('MATLAB:maxrhs', 'Too many input arguments.'); end
    [s, t] = deal(args{1:2});
    if numel(args) > 2, weights = args{3}; end
    if numel(args) > 3, names = args{4}; end
    if ~isnumeric(s) || ~isnumeric(t)
        if isnumeric(s) || isnumeric(t)
            error(['MATLAB:graphfun:' kind ':InvalidNodes'], 'Source and target nodes must both be numbers or both be names.');
        end
        [s, t] = deal(cellstr(s), cellstr(t));
        if isempty(names)
            names = unique([s(:); t(:)], 'stable');
        end
        names = cellstr(names);
        [known, s] = ismember(s(:), names);
        [other, t] = ismember(t(:), names);
        if ~all([known; other])
            error(['MATLAB:graphfun:' kind ':UnknownNodes'], 'Source and target nodes must be among the node names.');
        end
        g.count = numel(names);
    end
    s = double(s(:));
    t = double(t(:));
    if isscalar(s), s = repmat(s, size(t)); elseif isscalar(t), t = repmat(t, size(s)); end
    if numel(s) ~= numel(t)
        error(['MATLAB:graphfun:' kind ':EqualNumel'], 'Source and target nodes must have the same number of elements.');
    elseif any([s; t] < 1 | [s; t] ~= fix([s; t]))
        error(['MATLAB:graphfun:' kind ':PosInt'], 'Source and target nodes must be positive integers.');
    end
    if isnumeric(names) && isscalar(names), g.count = double(names); names = []; end
    if ~isempty(names) && isnumeric(args{1}), g.count = numel(cellstr(names)); end
    g.count = max([g.count; s; t]);
    if ~isempty(weights)
        if ~isnumeric(weights) || ~(isscalar(weights) || numel(weights) == numel(s))
            error(['MATLAB:graphfun:' kind ':WeightCount'], 'The number of weights must be the number of edges.');
        end
        weights = repmat(double(weights(:)), 1 + (numel(s) - 1)*isscalar(weights), 1);
        if isempty(s), weights = zeros(0, 1); end
    end
end
if ~isempty(names), g.nodes.Name = nodeNames(names, g.count); end
keep = loops | s ~= t;
g.ends = [s(keep) t(keep)];
if ~isempty(weights), g.edges.Weight = weights(keep); end
end

function g = ofTables(g, kind, args)
% Edges, and nodes, given as tables.
E = table2struct(args{1}, 'ToScalar', true);
if ~isfield(E, 'EndNodes') || size(E.EndNodes, 2) ~= 2
    error(['MATLAB:graphfun:' kind ':EdgesFirstVarEndNodes'], 'The first variable of the table of edges must be ''EndNodes'' with two columns.');
end
nodes = struct();
if numel(args) > 1
    if ~istable(args{2}), error(['MATLAB:graphfun:' kind ':InvalidNodeTable'], 'The nodes must be given as a table.'); end
    nodes = table2struct(args{2}, 'ToScalar', true);
end
names = {};
if isfield(nodes, 'Name'), names = nodes.Name; end
more = {E.EndNodes(:, 1), E.EndNodes(:, 2)};
if ~isempty(names), more = [more {[] names}]; elseif numel(args) > 1, more = [more {[] size(args{2}, 1)}]; end
base = graphParts(kind, more);
g.count = base.count;
g.ends = base.ends;
g.nodes = base.nodes;
for f = reshape(setdiff(fieldnames(nodes), {'Name'}, 'stable'), 1, []), g.nodes.(f{1}) = nodes.(f{1}); end
for f = reshape(setdiff(fieldnames(E), {'EndNodes'}, 'stable'), 1, []), g.edges.(f{1}) = E.(f{1}); end
end
