% SPDX-License-Identifier: Apache-2.0
function e = optimExpression(s, properties, class_)
% An expression of optimization variables. s: vars (a struct of size, lower, upper and integer, a field a variable), extent, and for each element, a row, the
% constant b, coefficients A of all elements of the variables and Q of their products (sparse, T and T^2 columns). A variable is an expression with properties.
if nargin < 3
    class_ = 'optim.problemdef.OptimizationExpression';
    properties = struct('IndexNames', {{{}, {}}}, 'Variables', s.vars);
end
if ~isfield(s, 'names'), s.names = {{}, {}}; end
methods_ = struct('call', @indexed, 'plus', @(a, b) added(a, b, 1), 'minus', @(a, b) added(a, b, -1), 'uminus', @(a) scaled(objectState(a), -1), 'uplus', @(a) a, ...
    'times', @product, 'mtimes', @matrixProduct, 'rdivide', @(a, b) product(a, 1./checkedNumber(b)), 'mrdivide', @(a, b) matrixProduct(a, 1/checkedScalar(b)), 'power', @raised, ...
    'mpower', @raised, 'sum', @summed, 'dot', @(a, b) summed(product(indexed(wrapped(a), ':'), indexed(wrapped(b), ':'))), 'transpose', @turned, 'ctranspose', @turned, ...
    'horzcat', @(varargin) joined(2, varargin), 'vertcat', @(varargin) joined(1, varargin), 'size', @sized, 'numel', @(e) prod(objectState(e).extent), ...
    'length', @(e) max(objectState(e).extent), 'reshape', @reshaped, 'le', @(a, b) constraintOf(a, b, '<='), 'ge', @(a, b) constraintOf(a, b, '>='), ...
    'eq', @(a, b) constraintOf(a, b, '=='), 'evaluate', @evaluate, 'show', @show, 'isempty', @(e) prod(objectState(e).extent) == 0, 'end', @lastOf, 'assign', @assigned, 'disp', @shown);
if strcmp(class_, 'optim.problemdef.OptimizationVariable'), methods_.set = @changedVariable; end
e = makeObject(class_, properties, s, methods_);
end

function n = lastOf(e, k, of)
extent = objectState(e).extent;
if of == 1, n = prod(extent); else, n = extent(k); end
end

function e = assigned(e, value, varargin)
e = optimExpression(plain(assignedParts(objectState(wrapped(e)), objectState(wrapped(value)), varargin)));
end

function varargout = sized(e, varargin)
extent = objectState(e).extent;
[varargout{1:max(nargout, 1)}] = size(zeros(extent), varargin{:});
end

function v = checkedNumber(v)
if ~isnumeric(v), error('shared_adlib:operators:DivideByExpression', 'Division by an expression is not supported.'); end
end

function v = checkedScalar(v)
v = checkedNumber(v);
if ~isscalar(v), error('shared_adlib:operators:MatrixDivide', 'The divisor must be a scalar.'); end
end

function e = wrapped(v)
% Numbers as an expression.
if ~isnumeric(v) && ~islogical(v), e = v; return, end
v = double(v);
n = numel(v);
e = optimExpression(struct('vars', struct(), 'extent', size(v), 'b', v(:), 'A', sparse(n, 0), 'Q', sparse(n, 0)));
end

function [a, b] = broadcast(a, b)
if isequal(a.extent, b.extent), return, end
whole = size(zeros(a.extent) + zeros(b.extent));
a = picked(a, reshape(1:prod(a.extent), a.extent) + zeros(whole));
b = picked(b, reshape(1:prod(b.extent), b.extent) + zeros(whole));
end

function s = picked(s, at)
s.extent = size(at);
s.b = s.b(at(:));
s.A = s.A(at(:), :);
s.Q = s.Q(at(:), :);
s.names = {{}, {}};
end

function e = added(a, b, sign_)
[x, y] = deal(objectState(wrapped(a)), objectState(wrapped(b)));
[x, y] = mergedVariables(x, y);
[x, y] = broadcast(x, y);
x.b = x.b + sign_*y.b;
x.A = x.A + sign_*y.A;
x.Q = x.Q + sign_*y.Q;
e = optimExpression(plain(x));
end

function s = plain(s)
s = struct('vars', s.vars, 'extent', s.extent, 'b', s.b, 'A', s.A, 'Q', s.Q);
end

function e = scaled(s, f)
s.b = f(:).*s.b;
s.A = f(:).*s.A;
s.Q = f(:).*s.Q;
e = optimExpression(plain(s));
end

function e = product(a, b)
[x, y] = deal(objectState(wrapped(a)), objectState(wrapped(b)));
[x, y] = mergedVariables(x, y);
[x, y] = broadcast(x, y);
if nnz(x.Q)*(nnz(y.Q) + nnz(y.A)) + nnz(y.Q)*nnz(x.A) > 0
    error('shared_adlib:operators:DegreeTooHigh', 'Only linear and quadratic expressions are supported.');
end
T = size(x.A, 2);
n = numel(x.b);
Q = x.b.*y.Q + y.b.*x.Q;
if nnz(x.A) > 0 && nnz(y.A) > 0
    for k = 1:n, Q(k, :) = Q(k, :) + reshape(x.A(k, :)'*y.A(k, :), 1, T^2); end
end
x.A = x.b.*y.A + y.b.*x.A;
x.b = x.b.*y.b;
x.Q = Q;
e = optimExpression(plain(x));
end

function e = matrixProduct(a, b)
if isnumeric(a) && ~isscalar(a) || isnumeric(b) && ~isscalar(b)
    if isnumeric(a), s = objectState(b); M = double(a); left = true; else, s = objectState(a); M = double(b); left = false; end
    if prod(s.extent) == 1, e = product(a, b); return, end
    if left
        if size(M, 2) ~= s.extent(1), wrongSizes(); end
        F = kron(speye(s.extent(2)), sparse(M));
        s.extent = [size(M, 1), s.extent(2)];
    else
        if size(M, 1) ~= s.extent(2), wrongSizes(); end
        F = kron(sparse(M'), speye(s.extent(1)));
        s.extent = [s.extent(1), size(M, 2)];
    end
    s.b = full(F*s.b);
    s.A = F*s.A;
    s.Q = F*s.Q;
    e = optimExpression(plain(s));
    return
end
[a, b] = deal(wrapped(a), wrapped(b));
[p, q] = deal(objectState(a).extent, objectState(b).extent);
if prod(p) == 1 || prod(q) == 1, e = product(a, b); return, end
if p(2) ~= q(1), wrongSizes(); end
columns = {};
for j = 1:q(2)
    rows = {};
    for i = 1:p(1), rows{i} = summed(product(turned(indexed(a, i, ':')), indexed(b, ':', j))); end
    columns{j} = joined(1, rows);
end
e = joined(2, columns);
end

function wrongSizes()
error('MATLAB:innerdim', 'Incorrect dimensions for matrix multiplication.');
end

function e = raised(a, p)
if ~isnumeric(p) || ~isscalar(p) || ~any(p == [0 1 2])
    error('shared_adlib:operators:DegreeTooHigh', 'Only linear and quadratic expressions are supported: powers 0, 1 and 2.');
end
switch p
    case 0, e = wrapped(ones(objectState(a).extent));
    case 1, e = a;
    otherwise, e = product(a, a);
end
end

function e = summed(a, dim)
s = objectState(a);
at = reshape(1:prod(s.extent), s.extent);
if nargin < 2, dim = find(s.extent ~= 1, 1); if isempty(dim), dim = 1; end, end
if ischar(dim), at = at(:); dim = 1; end
at = permute(at, [dim, setdiff(1:ndims(at), dim)]);
n = size(at, 1);
count = numel(at)/max(n, 1);
F = sparse(repelem((1:count)', n), at(:), 1, count, prod(s.extent));
extent = s.extent;
if ~isscalar(extent), extent(dim) = 1; end
if nargin > 1 && ischar(dim) || count == 1, extent = [1 1]; end
s.extent = extent;
s.b = full(F*s.b);
s.A = F*s.A;
s.Q = F*s.Q;
e = optimExpression(plain(s));
end

function e = turned(a)
s = objectState(a);
e = optimExpression(plain(picked(s, reshape(1:prod(s.extent), s.extent).')));
end

function e = reshaped(a, varargin)
s = objectState(a);
e = optimExpression(plain(picked(s, reshape(reshape(1:prod(s.extent), s.extent), varargin{:}))));
end

function e = indexed(a, varargin)
s = objectState(a);
at = reshape(1:prod(s.extent), s.extent);
subs = varargin;
for k = 1:numel(subs)
    v = subs{k};
    if (ischar(v) && ~strcmp(v, ':')) || isstring(v) || iscell(v)
        dim = k;
        if isscalar(subs), dim = 1 + isempty(s.names{1}); end
        [known, place] = ismember(cellstr(v), s.names{dim});
        if ~all(known), error('shared_adlib:validateIndex:InvalidStringIndex', 'There is no index name ''%s''.', char(cellstr(v){find(~known, 1)})); end
        subs{k} = place;
    end
end
e = optimExpression(plain(picked(s, at(subs{:}))));
end

function e = joined(dim, parts)
parts = parts(~cellfun(@(p) isnumeric(p) && isempty(p), parts));
s = objectState(wrapped(parts{1}));
at = reshape(1:prod(s.extent), s.extent);
for k = 2:numel(parts)
    [s, t] = mergedVariables(s, objectState(wrapped(parts{k})));
    at = cat(dim, at, numel(s.b) + reshape(1:prod(t.extent), t.extent));
    s.b = [s.b; t.b];
    s.A = [s.A; t.A];
    s.Q = [s.Q; t.Q];
end
e = optimExpression(plain(picked(s, at)));
end

function c = constraintOf(a, b, relation)
d = objectState(added(a, b, -1));
if nnz(d.Q) > 0, error('shared_adlib:operators:QuadraticConstraint', 'Constraints must be linear.'); end
c = optimConstraint(d, relation);
end

function x = changedVariable(x, name, value)
s = objectState(x);
v = s.vars.(x.Name);
switch name
    case 'LowerBound', v.lower = bound(value, v.size);
    case 'UpperBound', v.upper = bound(value, v.size);
    case 'Type', v.integer = strcmp(validatestring(value, {'continuous', 'integer'}, 'optimvar', 'Type'), 'integer');
    otherwise, error('MATLAB:noPublicFieldForClass', 'Property ''%s'' of class ''OptimizationVariable'' cannot be set.', name);
end
x = optimVariable(x.Name, v, s.names);
end

function b = bound(value, size_)
b = double(value);
if ~isscalar(b) && ~isequal(size(b), size_), error('optim_problemdef:OptimizationVariable:WrongBoundSize', 'Bounds must be numbers or arrays of the size of the variable.'); end
b = b + zeros(size_);
end

function shown(e)
s = objectState(e);
words = {'linear', 'quadratic'};
kind = words{1 + (nnz(s.Q) > 0)};
if isa(e, 'optim.problemdef.OptimizationVariable')
    fprintf('  %dx%d OptimizationVariable array with properties:\n\n          Name: ''%s''\n          Type: ''%s''\n    LowerBound: [%dx%d double]\n    UpperBound: [%dx%d double]\n\n', ...
        s.extent(1), s.extent(2), e.Name, e.Type, size(e.LowerBound), size(e.UpperBound));
elseif prod(s.extent) == 1
    fprintf('  %s OptimizationExpression\n\n    %s\n\n', [upper(kind(1)) kind(2:end)], optimText(s, 1));
else
    fprintf('  %dx%d %s OptimizationExpression array\n\n', s.extent(1), s.extent(2), kind);
end
end
