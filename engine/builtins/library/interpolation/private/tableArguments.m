% SPDX-License-Identifier: Apache-2.0
function [grids, V, queries, gridded] = tableArguments(name, args)
% The forms of interp3 and interpn: (V), (V,k), (V,Xq...), (X...,V,Xq...), as vectors of the grid along the
% table's own dimensions and queries in that order; `gridded` when the queries are vectors of a grid.
count = numel(args);
byXY = strcmp(name, 'interp3');
refine = [];
lying = false;
if count <= 2
    V = args{1};
    refine = 1;
    if count == 2, refine = args{2}; end
    n = ndims(V);
    if count == 2 && isvector(V) && ~byXY && ~isscalar(refine)
        queries = {refine};
        refine = [];
        V = V(:);
        n = 1;
    elseif isvector(V) && ~isscalar(V) && ~byXY
        lying = isrow(V);
        n = 1;
    end
    grids = cell(1, n);
else
    V = args{1};
    n = ndims(V);
    if count == 3 && isvector(V) && isvector(args{2}) && numel(V) == numel(args{2}) && ~byXY
        n = 1;
        [grids, V, queries] = deal(args(1), args{2}, args(3));
    elseif count == n + 1
        queries = args(2:end);
        grids = cell(1, n);
    elseif rem(count, 2)
        n = (count - 1)/2;
        grids = args(1:n);
        V = args{n + 1};
        queries = args(n + 2:end);
    else
        error(['MATLAB:' name ':nargin'], 'Wrong number of input arguments.');
    end
end
if ~isfloat(V)
    if ~(isnumeric(V) || islogical(V)), error(['MATLAB:' name ':NumericInput'], 'V must be a numeric array.'); end
    V = double(V);
end
if byXY && ndims(V) ~= 3
    error(['MATLAB:' name ':V3D'], 'V must be a three-dimensional array.');
end
if n == 1, V = V(:); end
if n > 1 && n ~= ndims(V)
    error(['MATLAB:' name ':GridSize'], 'V must have as many dimensions as there are grid vectors.');
end
dims = 1:n;
if byXY, dims = [2 1 3]; end
for j = 1:n
    d = dims(j);
    if isempty(grids{j})
        g{d} = (1:size(V, d))';
        continue;
    end
    x = grids{j};
    if ~isvector(x)
        if ~isequal(size(x), size(V))
            error(['MATLAB:' name ':GridSize'], 'The grid must have the size of V.');
        end
        first = repmat({1}, 1, ndims(V));
        first{d} = ':';
        x = x(first{:});
    end
    if numel(x) ~= size(V, d)
        error(['MATLAB:' name ':GridSize'], 'The lengths of the grid vectors must be the sizes of V.');
    end
    g{d} = double(x(:));
end
grids = g;
gridded = n > 1;
if ~isempty(refine)
    if ~(isnumeric(refine) && isscalar(refine) && isreal(refine) && refine >= 0 && refine == round(refine))
        error(['MATLAB:' name ':InvalidK'], 'The number of refinements must be a nonnegative integer.');
    end
    for d = 1:n, queries{d} = refined(grids{d}, double(refine)); end
    if lying, queries{1} = queries{1}(:).'; end
    return;
end
if byXY, queries = queries([2 1 3]); end
shape = size(queries{1});
same = all(cellfun(@(q) isequal(size(q), shape), queries));
vectors = all(cellfun(@isvector, queries));
turns = cellfun(@(q) iscolumn(q) + 2*isrow(q), queries);
gridded = n > 1 && vectors && (~same || numel(unique(turns)) > 1);
if ~same && ~gridded
    error(['MATLAB:' name ':QuerySize'], 'The query points must have the same size, or be vectors of a grid.');
end
end

function q = refined(x, k)
n = numel(x);
at = (0:2^-k:n - 1)' + 1;
low = min(floor(at), max(n - 1, 1));
q = x(low);
if n > 1, q = q + (at - low).*(x(low + 1) - x(low)); end
end
