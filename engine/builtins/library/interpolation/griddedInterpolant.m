% SPDX-License-Identifier: Apache-2.0
function F = griddedInterpolant(varargin)
% An object that interpolates in a table: griddedInterpolant(x, v), (X1, ..., Xn, V), ({x1, ..., xn}, V) or (V), then
% a method ('linear', 'nearest', 'next', 'previous', 'pchip', 'cubic', 'makima', 'spline') and one for points outside
% of the grid ('none' gives NaN). F(xq), F(Xq1, ..., Xqn), F(P) with a row a point, or F({xq1, ..., xqn}) for a grid.
% Example: F = griddedInterpolant([1 2 3], [10 20 40]); F(2.5)
methods = {};
args = varargin;
while ~isempty(args) && (ischar(args{end}) || isstring(args{end}))
    methods = [{lower(char(args{end}))}, methods];
    args(end) = [];
end
p = struct('GridVectors', {{}}, 'Values', [], 'Method', 'linear', 'ExtrapolationMethod', 'linear');
if numel(methods) > 2, error('MATLAB:griddedInterpolant:TooManyInputsErrId', 'Too many input arguments.'); end
if ~isempty(methods)
    p.Method = gridMethod(methods{1}, false);
    p.ExtrapolationMethod = gridMethod(methods{end}, true);
end
if ~isempty(args)
    p.Values = args{end};
    p.GridVectors = gridOf(args(1:end - 1), p.Values);
    checkTable(p);
end
F = makeObject('griddedInterpolant', p, [], struct('call', @griddedValues, 'set', @setGridded));
end

function grids = gridOf(args, V)
% The grid vectors as rows: given, taken from full grids, or 1:n.
if isempty(args)
    grids = cell(1, max(1, ndims(V) - isvector(V)));
    if isvector(V), grids = {1:numel(V)}; return; end
    for d = 1:ndims(V), grids{d} = 1:size(V, d); end
    return;
end
if numel(args) == 1 && iscell(args{1}), args = args{1}; end
n = numel(args);
grids = cell(1, n);
for d = 1:n
    X = args{d};
    if ~isnumeric(X), error('MATLAB:griddedInterpolant:NonNumericErrId', 'Sample points must be numeric.'); end
    if ~isvector(X) && n > 1
        if ~isequal(size(X), size(V))
            error('MATLAB:griddedInterpolant:NumCoordsGridNdimsMismatchErrId', ...
                'The number of input coordinates does not equal the number of dimensions (NDIMS) of the sample values.');
        end
        at = repmat({1}, 1, n);
        at{d} = ':';
        many = size(V, 1:n);
        many(d) = 1;
        grid = repmat(reshape(X(at{:}), [ones(1, d - 1), size(X, d), 1]), many);
        if ~isequal(grid, X)
            error('MATLAB:griddedInterpolant:MeshgridErrId', ...
                'Data is in MESHGRID format, NDGRID format is required. Convert your data as follows: X = X''; Y = Y''; V = V'';');
        end
        X = X(at{:});
    end
    grids{d} = double(reshape(X, 1, []));
end
end

function checkTable(p)
V = p.Values;
if ~isfloat(V)
    error('MATLAB:griddedInterpolant:NonFloatErrId', 'Sample values must be a single or double array.');
end
n = numel(p.GridVectors);
for d = 1:n
    x = p.GridVectors{d};
    lengths = size(V, d);
    if n == 1 && isvector(V), lengths = numel(V); end
    if numel(x) ~= lengths
        error('MATLAB:griddedInterpolant:CompVecValueMismatchErrId', ...
            'Sample points vector corresponding to grid dimension %d must contain %d elements.', d, lengths);
    elseif numel(x) < 2
        error('MATLAB:griddedInterpolant:DegenerateGridErrId', ...
            'Interpolation requires at least two sample points for each grid dimension.');
    elseif any(isnan(x)) || any(diff(x) <= 0)
        error('MATLAB:griddedInterpolant:NonMonotonicCompVecsErrId', ...
            'Sample points must be unique and sorted in ascending order.');
    end
end
end

function F = setGridded(F, name, value)
p = struct('GridVectors', {F.GridVectors}, 'Values', F.Values, 'Method', F.Method, ...
    'ExtrapolationMethod', F.ExtrapolationMethod);
switch name
    case 'GridVectors'
        if ~iscell(value), error('MATLAB:griddedInterpolant:BadGridVectorsErrId', 'GridVectors must be a cell array.'); end
        p.GridVectors = gridOf({value}, p.Values);
    case 'Values'
        p.Values = value;
        if isempty(p.GridVectors), p.GridVectors = gridOf({}, value); end
    case 'Method'
        p.Method = gridMethod(lower(char(value)), false);
    case 'ExtrapolationMethod'
        p.ExtrapolationMethod = gridMethod(lower(char(value)), true);
    otherwise
        error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''griddedInterpolant''.', name);
end
checkTable(p);
F = changedObject(F, p, []);
end

function method = gridMethod(method, outside)
known = {'linear', 'nearest', 'next', 'previous', 'pchip', 'cubic', 'makima', 'spline'};
if outside, known = [known, {'none', 'boundary'}]; end
if ~any(strcmp(method, known))
    error('MATLAB:griddedInterpolant:BadInterpTypeErrId', 'Invalid interpolation method ''%s''.', method);
end
end

function Vq = griddedValues(F, varargin)
V = F.Values;
n = numel(F.GridVectors);
if n == 0
    error('MATLAB:griddedInterpolant:EmptyInterpolantErrId', 'The interpolant has no sample values.');
end
queries = varargin;
gridded = numel(queries) == 1 && iscell(queries{1});
shape = [];
if gridded
    queries = queries{1};
elseif numel(queries) == 1 && n > 1
    Q = queries{1};
    if size(Q, 2) ~= n
        error('MATLAB:griddedInterpolant:QueryPtsDimMismatchErrId', ...
            'The query points must have %d columns.', n);
    end
    queries = num2cell(Q, 1);
end
if numel(queries) ~= n
    error('MATLAB:griddedInterpolant:NumQueryCoordsErrId', ...
        'The number of query coordinates must be that of the dimensions of the grid, %d.', n);
end
for d = 1:n
    if ~isfloat(queries{d})
        error('MATLAB:griddedInterpolant:NonFloatQueryErrId', 'Query points must be single or double.');
    elseif ~gridded && ~isequal(size(queries{d}), size(queries{1}))
        error('MATLAB:griddedInterpolant:InconsistentQueryErrId', 'Query coordinates input arrays must have the same size.');
    end
    if gridded, queries{d} = reshape(queries{d}, [], 1); end
end
grids = cellfun(@(x) x(:), F.GridVectors, 'UniformOutput', false);
inside = true;
for d = 1:n
    q = queries{d};
    if gridded, q = reshape(q, [ones(1, d - 1), numel(q), 1]); end
    inside = inside & q >= grids{d}(1) & q <= grids{d}(end);
end
Vq = tableValues(grids, V, queries, gridded, F.Method);
if all(inside(:)), return; end
known = true;
for d = 1:n
    q = queries{d};
    if gridded, q = reshape(q, [ones(1, d - 1), numel(q), 1]); end
    known = known & ~isnan(q);
end
outside = known & ~inside;
many = numel(Vq)/numel(inside);
if strcmp(F.ExtrapolationMethod, 'none')
    Vq(repmat(~inside(:), many, 1)) = NaN;
    return;
end
if strcmp(F.ExtrapolationMethod, 'boundary')
    for d = 1:n, queries{d} = min(max(queries{d}, grids{d}(1)), grids{d}(end)); end
    W = tableValues(grids, V, queries, gridded, F.Method);
elseif strcmp(F.ExtrapolationMethod, F.Method)
    W = Vq;
else
    W = tableValues(grids, V, queries, gridded, F.ExtrapolationMethod);
end
at = repmat(outside(:), many, 1);
Vq(at) = W(at);
Vq(repmat(~known(:), many, 1)) = NaN;
end

function Vq = tableValues(grids, V, queries, gridded, method)
if numel(grids) > 1
    Vq = interpolateTable('griddedInterpolant', grids, V, queries, gridded, method, 'extrap');
    return;
end
x = grids{1};
q = queries{1};
if strcmp(method, 'cubic') && any(abs(diff(x, 2)) > 1e-10*max(abs(x))), method = 'spline'; end
if isvector(V)
    if any(strcmp(method, {'cubic'}))
        Vq = reshape(interpolateTable('griddedInterpolant', grids, V(:), {q(:)}, false, method, 'extrap'), size(q));
    else
        Vq = reshape(interp1(x, V(:), q(:), method, 'extrap'), size(q));
    end
else
    Vq = interp1(x, V, q(:), method, 'extrap');
end
end
