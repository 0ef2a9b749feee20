% SPDX-License-Identifier: Apache-2.0
function F = scatteredInterpolant(varargin)
% An object that interpolates values at scattered points of the plane or of space: scatteredInterpolant(x, y, v),
% (x, y, z, v) or (P, v), then a method ('linear', 'nearest', 'natural') and one for points outside of the convex hull
% ('linear', 'nearest', 'none'). F(xq, yq), F(P) with a row a point, or F({xq, yq}) for a grid.
% Example: F = scatteredInterpolant([0 1 0 1]', [0 0 1 1]', [1 2 3 4]'); F(0.5, 0.25)
args = varargin;
methods = {};
while ~isempty(args) && (ischar(args{end}) || isstring(args{end}))
    methods = [{lower(char(args{end}))}, methods];
    args(end) = [];
end
p = struct('Points', [], 'Values', [], 'Method', 'linear', 'ExtrapolationMethod', 'linear');
if ~isempty(methods)
    p.Method = scatterMethod(methods{1}, {'linear', 'nearest', 'natural'});
    if strcmp(p.Method, 'nearest'), p.ExtrapolationMethod = 'nearest'; end
end
if numel(methods) > 1, p.ExtrapolationMethod = scatterMethod(methods{2}, {'linear', 'nearest', 'none', 'boundary'}); end
if numel(args) > 4 || numel(methods) > 2
    error('MATLAB:scatteredInterpolant:TooManyInputsErrId', 'Too many input arguments.');
elseif numel(args) == 1
    p.Points = args{1};
elseif numel(args) == 2
    [p.Points, p.Values] = args{:};
elseif numel(args) > 2
    for k = 1:numel(args)
        if ~isvector(args{k})
            error('MATLAB:scatteredInterpolant:InputNotVectorErrId', 'The coordinates and values must be vectors.');
        elseif numel(args{k}) ~= numel(args{1})
            error('MATLAB:scatteredInterpolant:InputLengthErrId', 'The coordinates and values must have the same length.');
        end
        args{k} = args{k}(:);
    end
    p.Points = [args{1:end - 1}];
    p.Values = args{end};
end
checkPoints(p);
F = makeObject('scatteredInterpolant', p, struct('known', false), struct('call', @scatterQuery, 'set', @setScattered));
F = changedObject(F, p, simplicesOf(p));
end

function checkPoints(p)
if isempty(p.Points) && isempty(p.Values), return; end
if ~isa(p.Points, 'double') || ~isreal(p.Points) || ~any(size(p.Points, 2) == [2 3])
    error('MATLAB:scatteredInterpolant:InvalidPointsErrId', 'The points must be a real double matrix of two or three columns.');
elseif any(~isfinite(p.Points(:)))
    error('MATLAB:scatteredInterpolant:NonFinitePointsErrId', 'Data points containing Inf or NaN are not supported.');
elseif ~isempty(p.Values) && (~isfloat(p.Values) || size(p.Values(:, :), 1)*(size(p.Values, 1) > 1) + numel(p.Values)*(size(p.Values, 1) == 1) ~= size(p.Points, 1))
    error('MATLAB:scatteredInterpolant:NumPtsNumValuesErrId', ...
        'The number of data point locations should equal the number of data point values.');
end
end

function s = simplicesOf(p)
% What every query needs: points without copies, which of them each was, their simplices.
[U, ~, same] = unique(p.Points, 'rows', 'stable');
if size(U, 1) < size(p.Points, 1)
    warning('MATLAB:scatteredInterpolant:DupPtsAvValuesWarnId', ...
        'Duplicate data points have been detected and removed - corresponding values have been averaged.');
end
s = struct('points', U, 'same', same, 'simplices', []);
if size(U, 1) > size(U, 2), s.simplices = delaunaySimplices(U); end
end

function F = setScattered(F, name, value)
p = struct('Points', F.Points, 'Values', F.Values, 'Method', F.Method, 'ExtrapolationMethod', F.ExtrapolationMethod);
s = objectState(F);
switch name
    case 'Points'
        p.Points = value;
        if size(value, 1) == size(F.Points, 1), checkPoints(p); end
        s = simplicesOf(p);
    case 'Values'
        p.Values = value;
        if numel(value) == size(p.Points, 1), p.Values = value(:); end
        checkPoints(p);
    case 'Method'
        p.Method = scatterMethod(lower(char(value)), {'linear', 'nearest', 'natural'});
    case 'ExtrapolationMethod'
        p.ExtrapolationMethod = scatterMethod(lower(char(value)), {'linear', 'nearest', 'none', 'boundary'});
    otherwise
        error('MATLAB:noPublicFieldForClass', 'Unrecognized property ''%s'' for class ''scatteredInterpolant''.', name);
end
F = changedObject(F, p, s);
end

function method = scatterMethod(method, known)
if ~any(strcmp(method, known))
    error('MATLAB:scatteredInterpolant:BadInterpTypeErrId', 'Invalid interpolation method ''%s''.', method);
end
end

function Vq = scatterQuery(F, varargin)
d = size(F.Points, 2);
Q = varargin;
if numel(Q) == 1 && iscell(Q{1})
    [Q{1:numel(Q{1})}] = ndgrid(Q{1}{:});
elseif numel(Q) == 1
    Q = num2cell(Q{1}, 1);
end
if isempty(F.Points) || numel(Q) ~= d
    error('MATLAB:scatteredInterpolant:QueryPtsDimMismatchErrId', ...
        'The query points must have as many coordinates as the data points.');
end
shape = size(Q{1});
for k = 1:d
    if ~isfloat(Q{k}) || ~isequal(size(Q{k}), shape)
        error('MATLAB:scatteredInterpolant:InconsistentQueryErrId', 'Query coordinates input arrays must have the same size.');
    end
    Q{k} = double(Q{k}(:));
end
V = F.Values;
s = objectState(F);
if size(F.Points, 1) ~= numel(V)
    error('MATLAB:scatteredInterpolant:NumPtsNumValuesErrId', ...
        'The number of data point locations should equal the number of data point values.');
end
V = V(:);
if size(s.points, 1) < size(F.Points, 1), V = accumarray(s.same, V)./accumarray(s.same, 1); end
Vq = cast(simplexValues(s.points, s.simplices, V, [Q{:}], F.Method, F.ExtrapolationMethod), 'like', V);
Vq = reshape(Vq, shape);
end
