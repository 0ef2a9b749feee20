% SPDX-License-Identifier: Apache-2.0
function s = readKrylov(name, A, b, args, both)
% The arguments of an iterative solver, (tol, maxit, M1, M2, x0) after A and b, with their defaults:
% s.A and s.M are functions of a vector, s.M solves with the preconditioner. With `both` the adjoints
% s.At and s.Mt are wanted too, and functions are called with 'notransp' or 'transp' as second argument.
if nargin < 5, both = false; end
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
    s.At = @(x) A'*x;
else
    if ~isa(A, 'function_handle'), A = str2func(A); end
    s.A = A;
    if both
        s.A = @(x) A(x, 'notransp');
        s.At = @(x) A(x, 'transp');
    end
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
s.M1 = @(r) solveWith(M1, r, both);
s.M2 = @(r) solveWith(M2, r, both);
s.M = @(r) s.M2(s.M1(r));
s.M1t = @(r) solveAdjoint(M1, r);
s.M2t = @(r) solveAdjoint(M2, r);
s.Mt = @(r) s.M1t(s.M2t(r));
s.limit = s.tol*norm(b);
end

function z = solveWith(M, r, both)
if isempty(M)
    z = r;
elseif isnumeric(M)
    z = M\r;
elseif both
    z = M(r, 'notransp');
else
    z = M(r);
end
end

function z = solveAdjoint(M, r)
if isempty(M)
    z = r;
elseif isnumeric(M)
    z = M'\r;
else
    z = M(r, 'transp');
end
end
