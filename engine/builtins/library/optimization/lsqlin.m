% SPDX-License-Identifier: Apache-2.0
function [x, resnorm, residual, exitflag, output, lambda] = lsqlin(C, d, A, b, Aeq, beq, lb, ub, x0, options)
% The x that makes norm(C*x - d) least under A*x <= b, Aeq*x = beq and lb <= x <= ub; resnorm is the square of that norm.
% Example: x = lsqlin([1 0; 0 1], [2; 3], [1 1], 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3, A = []; end
if nargin < 4, b = []; end
if nargin < 5, Aeq = []; end
if nargin < 6, beq = []; end
if nargin < 7, lb = []; end
if nargin < 8, ub = []; end
if nargin < 9, x0 = []; end
if nargin < 10, options = []; end
if size(C, 1) ~= numel(d)
    error('optim:lsqlin:InvalidCAndD', 'The number of rows in C must be the same as the length of d.');
end
C = double(full(C)); d = double(d(:));
none = isempty(A) && isempty(Aeq) && isempty(lb) && isempty(ub);
if none
    x = lsqminnorm(C, d);
    exitflag = 1;
    output = struct('iterations', 0, 'algorithm', 'direct', 'message', '');
    lambda = struct('ineqlin', [], 'eqlin', [], 'lower', zeros(size(x)), 'upper', zeros(size(x)));
else
    [x, ~, exitflag, output, lambda] = quadprog(C'*C, -C'*d, A, b, Aeq, beq, lb, ub, x0, options);
end
residual = C*x - d;
resnorm = residual'*residual;
end
