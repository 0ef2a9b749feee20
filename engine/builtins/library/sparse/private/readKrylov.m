% SPDX-License-Identifier: Apache-2.0
function s = readKrylov(name, A, b, args)
% The arguments of an iterative solver, (tol, maxit, M1, M2, x0) after A and b, with their defaults:
% s.A and s.M are functions of a vector, s.M solves with the preconditioner.
if ~(isfloat(b) && iscolumn(b))
    error(['MATLAB:' name ':RSHsizeMatchCoeffMatrix'], 'Right hand side must be a column vector.');
end
n = numel(b);
if isnumeric(A)
    if size(A, 1) ~= size(A, 2)
        error(['MATLAB:' name ':NonSquareMatrix'], 'Matrix must be square.');
    elseif size(A, 1) ~= n
        error(['MATLAB:' name ':RSHsizeMatchCoeffMatrix'], ...
            'Right hand side must be a column vector of length %d to match the coefficient matrix.', size(A, 1));
    end
    s.A = @(x) A*x;
elseif isa(A, 'function_handle')
    s.A = A;
else
    s.A = str2func(A);
end
args(end + 1:5) = {[]};
[tol, most, M1, M2, x] = args{1:5};
if isempty(tol), tol = 1e-6; end
if tol >= 1
    warning(['MATLAB:' name ':tooBigTolerance'], ...
        'Input tol is bigger than 1. \n         Try to use a smaller tolerance.');
    tol = 1 - eps;
end
if isempty(most), most = min(n, 20); end
if isempty(x)
    x = zeros(n, 1);
elseif ~isequal(size(x), [n 1])
    error(['MATLAB:' name ':WrongInitGuessSize'], ...
        'Initial guess must be a column vector of length %d to match the problem size.', n);
end
for M = {M1, M2}
    if isnumeric(M{1}) && ~isempty(M{1}) && ~isequal(size(M{1}), [n n])
        error(['MATLAB:' name ':WrongPrecondSize'], ...
            'Preconditioner must be a square matrix of size %d to match the problem size.', n);
    end
end
s.tol = max(tol, eps);
s.most = double(most);
s.x = x;
s.M = @(r) solveWith(M2, solveWith(M1, r));
s.limit = s.tol*norm(b);
end

function z = solveWith(M, r)
if isempty(M)
    z = r;
elseif isnumeric(M)
    z = M\r;
else
    z = M(r);
end
end
