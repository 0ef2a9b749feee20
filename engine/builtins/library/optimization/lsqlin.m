% SPDX-License-Identifier: Apache-2.0
function [x, resnorm, residual, exitflag, output, lambda] = lsqlin(C, d, varargin)
% The x that makes norm(C*x - d) least under A*x <= b, Aeq*x = beq and lb <= x <= ub; resnorm is the square of that norm.
% lsqlin(C, d, A, b, Aeq, beq, lb, ub, x0, options); [] for what is not there.
% Example: x = lsqlin([1 0; 0 1], [2; 3], [1 1], 4)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if size(C, 1) ~= numel(d)
    error('optim:lsqlin:InvalidCAndD', 'The number of rows in C must be the same as the length of d.');
end
C = double(full(C)); d = double(d(:));
if all(cellfun(@isempty, varargin(1:min(end, 6)))) % nothing bounds it
    x = lsqminnorm(C, d);
    exitflag = 1;
    output = struct('iterations', 0, 'algorithm', 'direct', 'message', '');
    lambda = struct('ineqlin', [], 'eqlin', [], 'lower', zeros(size(x)), 'upper', zeros(size(x)));
else
    [x, ~, exitflag, output, lambda] = quadprog(C'*C, -C'*d, varargin{:});
end
residual = C*x - d;
resnorm = residual'*residual;
end
