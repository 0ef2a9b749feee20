% SPDX-License-Identifier: Apache-2.0
function x = optimvar(name, varargin)
% An optimization variable: optimvar(name), optimvar(name, n), optimvar(name, m, n) or (name, [m n]) of so many elements, (name, {'a', 'b'}) with names as indices.
% Options: Type ('continuous' or 'integer'), LowerBound, UpperBound, which can be set later, too. Sums, products with numbers, quadratic products, sum, dot, indices and
% transposes of variables are expressions; comparisons of them by <=, == and >= are constraints.
% Example: x = optimvar('x', 2, 'LowerBound', 0); e = 2*x(1) + x(2); show(e)
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
name = char(name);
if ~isvarname(name), error('optim_problemdef:OptimizationVariable:InvalidName', 'The name of a variable must be a valid variable name.'); end
args = varargin;
options = {'Type', 'LowerBound', 'UpperBound'};
isOption = @(v) ((ischar(v) && isrow(v)) || (isstring(v) && isscalar(v))) && any(strncmpi(options, char(v), max(numel(char(v)), 1)));
first = find(cellfun(isOption, args), 1);
if isempty(first), first = numel(args) + 1; end
shape = args(1:first - 1);
args = args(first:end);
[extent, names] = shapeOf(shape);
v = struct('size', extent, 'lower', -inf(extent), 'upper', inf(extent), 'integer', false);
x = optimVariable(name, v, names);
for k = 1:2:numel(args)
    option = validatestring(args{k}, options, 'optimvar');
    x.(option) = args{k + 1};
end
end

function [extent, names] = shapeOf(shape)
names = {{}, {}};
extent = [];
for k = 1:numel(shape)
    d = shape{k};
    if iscell(d) || isstring(d) || ischar(d)
        names{k} = reshape(cellstr(d), 1, []);
        extent(end + 1) = numel(names{k});
    else
        if any(d < 0 | d ~= fix(d)), error('optim_problemdef:OptimizationVariable:InvalidSize', 'Sizes must be nonnegative integers.'); end
        extent = [extent, double(d(:)')];
    end
end
if isempty(extent), extent = [1 1]; end
if isscalar(extent)
    if ~isempty(names{1}) && (isrow(shape{1}) && ~ischar(shape{1})), extent = [1 extent]; names = {{}, names{1}}; else, extent = [extent 1]; end
end
if numel(extent) > 2, error('optim_problemdef:OptimizationVariable:TooManyDimensions', 'Variables have two dimensions at most.'); end
end
