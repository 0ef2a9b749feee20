% SPDX-License-Identifier: Apache-2.0
function s = eigsArguments(A, args)
% The arguments of eigs: s.operator is what is iterated, s.back turns its eigenvalues into those of the problem.
s = struct('A', [], 'B', [], 'which', 'largestabs', 'sigma', 0, 'k', [], 'tol', 1e-14, 'most', 300, ...
    'dimension', [], 'start', [], 'hermitian', false, 'real', true);
s.isFunction = isa(A, 'function_handle') || ischar(A) || isstring(A);
if s.isFunction
    if ~isa(A, 'function_handle'), A = str2func(A); end
    if isempty(args) || ~(isnumeric(args{1}) && isscalar(args{1}) && args{1} >= 0 && args{1} == round(args{1}))
        error('MATLAB:eigs:NonPosIntSize', 'Size of problem, ''n'', must be a positive integer.');
    end
    s.n = double(args{1});
    args(1) = [];
else
    if ~isfloat(A) || ndims(A) > 2 || size(A, 1) ~= size(A, 2)
        error('MATLAB:eigs:NonSquareMatrixOrFunction', 'A must be a square matrix or a function.');
    elseif ~all(isfinite(nonzeros(A)))
        error('MATLAB:eigs:NonFiniteA', 'A must not contain NaN or Inf.');
    end
    s.n = size(A, 1);
    s.A = A;
    s.hermitian = ishermitian(A);
    s.real = isreal(A);
end
n = s.n;
if ~isempty(args) && isnumeric(args{1}) && (isequal(size(args{1}), [n n]) && n ~= 1 || isempty(args{1}))
    s.B = args{1};
    args(1) = [];
    if ~isempty(s.B)
        s.real = s.real && isreal(s.B);
        [~, bad] = chol(s.B);
        if ~ishermitian(s.B) || bad
            s.hermitian = false;
            if isequal(s.B, diag(diag(s.B))) == false && ~ishermitian(s.B)
                error('MATLAB:eigs:BNotSPD', 'B must be Hermitian positive definite.');
            end
        end
    end
elseif ~isempty(args) && isnumeric(args{1}) && ~isscalar(args{1})
    error('MATLAB:eigs:BsizeMismatchA', 'B must be the same size as A.');
end
s.k = min(n, 6);
if ~isempty(args) && isnumeric(args{1})
    if ~(isscalar(args{1}) && isreal(args{1}) && args{1} >= 0 && args{1} == round(args{1}))
        error('MATLAB:eigs:NonIntegerEigQty', 'Number of eigenvalues requested, k, must be a positive integer.');
    end
    s.k = min(double(args{1}), n);
    args(1) = [];
end
names = {'tolerance', 'maxiterations', 'subspacedimension', 'startvector', 'isfunctionsymmetric', 'display', ...
    'failuretreatment', 'issymmetricdefinite', 'ischolesky', 'choleskypermutation'};
if ~isempty(args) && (isnumeric(args{1}) || (~isstruct(args{1}) && ~any(strcmpi(args{1}, names))))
    s = chosen(s, args{1});
    args(1) = [];
end
if ~isempty(args) && isstruct(args{1})
    o = args{1};
    old = {'tol', 'maxit', 'p', 'v0', 'issym'};
    args = {};
    for j = 1:numel(old)
        if isfield(o, old{j}), args(end + 1:end + 2) = {names{j}, o.(old{j})}; end
    end
end
for j = 1:2:numel(args)
    if j == numel(args) || ~any(strcmpi(args{j}, names))
        error('MATLAB:eigs:InvalidOption', 'Unknown option or option without a value.');
    end
    value = args{j + 1};
    switch lower(char(args{j}))
        case 'tolerance'
            if ~(isnumeric(value) && isscalar(value) && isreal(value) && value >= 0)
                error('MATLAB:eigs:InvalidTol', 'Tolerance must be a nonnegative scalar.');
            end
            s.tol = max(double(value), eps);
        case 'maxiterations'
            if ~(isnumeric(value) && isscalar(value) && value >= 1 && value == round(value))
                error('MATLAB:eigs:InvalidMaxit', 'Maximum number of iterations must be a positive integer.');
            end
            s.most = value;
        case 'subspacedimension'
            if ~(isnumeric(value) && isscalar(value) && value >= s.k && value <= n && value == round(value))
                error('MATLAB:eigs:InvalidP', 'The dimension of the subspace must be an integer from k to n.');
            end
            s.dimension = double(value);
        case 'startvector'
            if ~isequal(size(value), [n 1])
                error('MATLAB:eigs:WrongSizeV0', 'Start vector must be a column of n elements.');
            end
            s.start = double(value);
        case 'isfunctionsymmetric'
            s.hermitian = s.hermitian || (s.isFunction && logical(value));
    end
end
if isempty(s.dimension), s.dimension = min(max(2*s.k, 25), n); end
if isempty(s.start), s.start = cos((1:n)'.^2) + 1.5; end
if s.isFunction
    s.operator = A;
    if strcmp(s.which, 'near'), s = inverted(s); end
elseif s.n > 200
    s = operatorOf(s);
end
if ~isfield(s, 'back'), s.back = @(d) d; end
end

function s = chosen(s, sigma)
if isnumeric(sigma)
    if ~isscalar(sigma) || ~isfinite(sigma)
        error('MATLAB:eigs:InvalidSigma', 'SIGMA must be a finite number or one of the names.');
    end
    s.which = 'near';
    s.sigma = double(sigma);
    return;
end
old = {'lm', 'sm', 'la', 'sa', 'be', 'lr', 'sr', 'li', 'si'};
new = {'largestabs', 'smallestabs', 'largestreal', 'smallestreal', 'bothendsreal', 'largestreal', 'smallestreal', ...
    'largestimag', 'smallestimag'};
word = lower(char(sigma));
if any(strcmp(word, old)), word = new{strcmp(word, old)}; end
if ~any(strcmp(word, [new, {'bothendsimag'}]))
    error('MATLAB:eigs:InvalidSigma', 'SIGMA must be a finite number or one of the names.');
end
s.which = word;
if strcmp(word, 'smallestabs')
    s.which = 'near';
    s.sigma = 0;
end
end

function s = operatorOf(s)
A = s.A;
B = s.B;
if strcmp(s.which, 'near')
    E = speye(s.n);
    if ~isempty(B), E = B; end
    shifted = sparse(A - s.sigma*E);
    [L, U, p, q] = lu(shifted, 'vector');
    if any(diag(U) == 0)
        error('MATLAB:eigs:SingularA', 'The shifted operator is singular. The shift is an eigenvalue.');
    end
    if isempty(B)
        s.operator = @(x) solved(L, U, p, q, x);
    else
        s.operator = @(x) solved(L, U, p, q, B*x);
    end
    s = inverted(s);
elseif isempty(B)
    s.operator = @(x) A*x;
else
    s.operator = @(x) B\(A*x);
end
end

function s = inverted(s)
sigma = s.sigma;
s.back = @(d) sigma + 1./d;
end

function y = solved(L, U, p, q, x)
y(q, 1) = U\(L\x(p));
end
