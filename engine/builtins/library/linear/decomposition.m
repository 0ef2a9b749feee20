% SPDX-License-Identifier: Apache-2.0
function d = decomposition(A, varargin)
% A matrix factored once for many solves: dA = decomposition(A), then dA\b and b/dA. decomposition(A, type) with 'auto', 'qr', 'cod', 'lu', 'ldl',
% 'chol', 'triangular' ('upper', 'lower') or 'diagonal'. Option CheckCondition (true) warns of matrices that are nearly singular.
% dA', -dA, x*dA and dA/x are decompositions, too; isIllConditioned, rcond and rank take them.
% Example: dA = decomposition([4 1; 1 3]); x = dA\[1; 2]
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isfloat(A) || ~ismatrix(A), error('MATLAB:decomposition:InvalidA', 'First input must be a numeric matrix of class single or double.'); end
known = {'auto', 'qr', 'cod', 'lu', 'ldl', 'chol', 'triangular', 'permutedTriangular', 'banded', 'hessenberg', 'diagonal'};
type = 'auto';
args = varargin;
check = true;
if ~isempty(args) && ~strcmpi(args{1}, 'CheckCondition')
    type = validatestring(args{1}, known, 'decomposition', 'TYPE');
    args(1) = [];
end
while ~isempty(args)
    option = validatestring(args{1}, {'upper', 'lower', 'CheckCondition', 'RankTolerance', 'BandDensity', 'LDLPivotTolerance'}, 'decomposition');
    switch option
        case 'upper', A = triu(A); args(1) = [];
        case 'lower', A = tril(A); args(1) = [];
        otherwise
            if numel(args) < 2, error('MATLAB:decomposition:NameValue', 'Name-value arguments must come in pairs.'); end
            if strcmp(option, 'CheckCondition'), check = logical(args{2}); end
            args(1:2) = [];
    end
end
square = size(A, 1) == size(A, 2);
if ~square && ~any(strcmp(type, {'auto', 'qr', 'cod'})), error('MATLAB:decomposition:NotSquare', 'Matrix must be square for decomposition type ''%s''.', type); end
if strcmp(type, 'auto'), type = typeOf(A, square); end
d = made(A, factorsOf(A, type), type, check, false, 1);
end

function type = typeOf(A, square)
if ~square, type = 'qr'; return, end
if isdiag(A), type = 'diagonal'; return, end
if istriu(A) || istril(A), type = 'triangular'; return, end
type = 'lu';
if ~ishermitian(A), return, end
if all(real(diag(A)) > 0)
    [~, bad] = chol(A);
    if bad == 0, type = 'chol'; return, end
end
if isreal(A), type = 'ldl'; end
end

function f = factorsOf(A, type)
f = struct();
switch type
    case 'diagonal', f.d = full(diag(A));
    case 'chol'
        [f.R, bad] = chol(A);
        if bad > 0, error('MATLAB:decomposition:CholNotPosDef', 'Matrix must be positive definite.'); end
    case 'ldl'
        A = (tril(A) + tril(A, -1)');
        [f.L, f.D, f.p] = ldl(full(A), 'vector');
    case {'lu', 'banded', 'hessenberg', 'permutedTriangular'}, [f.L, f.U, f.p] = lu(full(A), 'vector');
    case 'qr'
        [f.Q, f.R, f.p] = qr(full(A), 0);
        s = abs(diag(f.R));
        f.rank = 0;
        if ~isempty(s), f.rank = nnz(s > max(size(A))*eps(s(1))); end
end
end

function d = made(A, factors, type, check, turned, scale)
p = struct('MatrixSize', size(A), 'Type', type, 'CheckCondition', check, 'Datatype', class(A), 'IsConjugateTransposed', turned, 'IsReal', isreal(A), 'IsSparse', issparse(A), 'ScaleFactor', scale);
if turned, p.MatrixSize = fliplr(p.MatrixSize); end
s = struct('A', A, 'factors', factors);
d = makeObject('decomposition', p, s, struct('mldivide', @solved, 'mrdivide', @divided, 'ctranspose', @(d) remade(d, ~d.IsConjugateTransposed, conj(d.ScaleFactor)), 'transpose', @turnedReal, ...
    'uminus', @(d) remade(d, d.IsConjugateTransposed, -d.ScaleFactor), 'mtimes', @scaled, 'times', @scaled, 'isIllConditioned', @illConditioned, 'rcond', @condition, 'rank', @rankOf, 'isempty', @(d) any(d.MatrixSize == 0), ...
    'isreal', @(d) d.IsReal, 'display', @showDecomposition, 'disp', @(d) showDecomposition(d)));
end

function d = remade(d, turned, scale)
s = objectState(d);
d = made(s.A, s.factors, d.Type, d.CheckCondition, turned, scale);
end

function d = turnedReal(d)
if ~d.IsReal, error('MATLAB:decomposition:TransposeNotSupported', 'Transpose is not supported for complex decompositions. Use ctranspose.'); end
d = remade(d, ~d.IsConjugateTransposed, d.ScaleFactor);
end

function d = scaled(a, b)
if ~isa(a, 'decomposition'), [a, b] = deal(b, a); end
if ~isnumeric(b) || ~isscalar(b), error('MATLAB:decomposition:mtimes', 'A decomposition can be multiplied by scalars only.'); end
d = remade(a, a.IsConjugateTransposed, a.ScaleFactor*b);
end

function x = divided(b, d)
if isa(b, 'decomposition')
    if isa(d, 'decomposition') || ~isscalar(d), error('MATLAB:decomposition:mrdivide', 'A decomposition can be divided by scalars only.'); end
    x = remade(b, b.IsConjugateTransposed, b.ScaleFactor/d);
else
    if size(b, 2) ~= d.MatrixSize(2), error('MATLAB:dimagree', 'Matrix dimensions must agree.'); end
    x = solved(remade(d, ~d.IsConjugateTransposed, conj(d.ScaleFactor)), b')';
end
end

function x = solved(d, b)
if ~isa(d, 'decomposition'), error('MATLAB:decomposition:mldivide', 'The right side of \ must not be a decomposition.'); end
if size(b, 1) ~= d.MatrixSize(1), error('MATLAB:dimagree', 'Matrix dimensions must agree.'); end
if d.CheckCondition && illConditioned(d)
    if any(strcmp(d.Type, {'qr', 'cod'}))
        warning('MATLAB:rankDeficientMatrix', 'Rank deficient, rank = %d, tol =  %.6e.', rankOf(d), max(d.MatrixSize)*eps(norm(full(objectState(d).A))));
    elseif condition(d) == 0
        warning('MATLAB:singularMatrix', 'Matrix is singular to working precision.');
    else
        warning('MATLAB:nearlySingularMatrix', 'Matrix is close to singular or badly scaled. Results may be inaccurate. RCOND = %13.6e.', condition(d));
    end
end
s = objectState(d);
f = s.factors;
turned = d.IsConjugateTransposed;
% What is to be warned of has been.
before = warning;
restore = onCleanup(@() warning(before));
warning('off', 'MATLAB:singularMatrix');
warning('off', 'MATLAB:nearlySingularMatrix');
switch d.Type
    case 'diagonal', if turned, x = b./conj(f.d); else, x = b./f.d; end
    case 'triangular', if turned, x = s.A'\b; else, x = s.A\b; end
    case 'chol', x = f.R\(f.R'\b);
    case 'ldl', x = zeros(size(b)); x(f.p, :) = f.L'\(f.D\(f.L\b(f.p, :)));
    case 'cod', if turned, x = lsqminnorm(s.A', b); else, x = lsqminnorm(s.A, b); end
    case 'qr'
        k = f.rank;
        if ~turned
            x = zeros(size(s.A, 2), size(b, 2));
            y = f.Q'*b;
            x(f.p(1:k), :) = f.R(1:k, 1:k)\y(1:k, :);
        elseif size(s.A, 1) == size(s.A, 2) && k == size(s.A, 1)
            x = f.Q*(f.R'\b(f.p, :));
        else
            x = s.A'\b;
        end
    otherwise
        if turned
            x = zeros(size(b));
            x(f.p, :) = f.L'\(f.U'\b);
        else
            x = f.U\(f.L\b(f.p, :));
        end
end
x = x/d.ScaleFactor;
end

function tf = illConditioned(d)
if any(strcmp(d.Type, {'qr', 'cod'})), tf = rankOf(d) < min(d.MatrixSize); else, tf = condition(d) < eps(d.Datatype); end
end

function r = condition(d)
s = objectState(d);
if any(strcmp(d.Type, {'qr', 'cod'})), error('MATLAB:decomposition:rcond', 'rcond is not supported for decompositions of type ''%s''.', d.Type); end
if isempty(s.A), r = Inf; return, end
if strcmp(d.Type, 'diagonal'), r = min(abs(s.factors.d))/max(abs(s.factors.d)); else, r = rcond(full(s.A)); end
if isnan(r), r = 0; end
end

function r = rankOf(d)
s = objectState(d);
switch d.Type
    case 'qr', r = s.factors.rank;
    case 'cod', r = rank(full(s.A));
    otherwise, error('MATLAB:decomposition:rank', 'rank is supported for decompositions of type ''qr'' and ''cod'' only.');
end
end

function showDecomposition(d, name)
if nargin > 1, fprintf('%s = \n\n', name); end
fprintf('  decomposition with properties:\n\n    MatrixSize: [%d %d]\n          Type: ''%s''\n\n', d.MatrixSize, d.Type);
end
