% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output, lambda] = quadprog(H, f, A, b, Aeq, beq, lb, ub, x0, options)
% The x that makes x'*H*x/2 + f'*x least where A*x <= b, Aeq*x = beq and lb <= x <= ub; [] for what is
% not there. exitflag 1: found, 0: too many iterations, -2: nothing is feasible, -3: unbounded,
% -6: not convex.
if nargin < 2 && ~isstruct(H), error('optim:quadprog:NotEnoughInputs', 'QUADPROG requires at least two input arguments.'); end
if isstruct(H)
    p = H;
    names = {'H', 'f', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'x0', 'options'};
    parts = cell(1, 10);
    for k = 1:10, if isfield(p, names{k}), parts{k} = p.(names{k}); end, end
    [H, f, A, b, Aeq, beq, lb, ub, x0, options] = parts{:};
else
    if nargin < 3, A = []; end
    if nargin < 4, b = []; end
    if nargin < 5, Aeq = []; end
    if nargin < 6, beq = []; end
    if nargin < 7, lb = []; end
    if nargin < 8, ub = []; end
    if nargin < 9, x0 = []; end
    if nargin < 10, options = []; end
end
n = size(H, 1);
if size(H, 2) ~= n, error('optim:quadprog:NonSquareHessian', 'Hessian must be square.'); end
if isempty(f), f = zeros(n, 1); end
if isempty(H), n = numel(f); H = zeros(n); end
if numel(f) ~= n
    error('optim:quadprog:MismatchObjCoefSize', 'The sizes of H and f do not match.');
end
H = full(H); f = full(f(:));
if ~isequal(H, H')
    warning('optim:quadprog:HessianNotSym', 'Your Hessian is not symmetric. Resetting H=(H+H'')/2.');
    H = (H + H')/2;
end
q = linearProblem('quadprog', A, b, Aeq, beq, lb, ub, n);
steps = optimizationOption(options, {'MaxIterations', 'MaxIter'}, 200 + 20*(n + numel(q.b)));
[x, exitflag, iterations, lambda] = activeSet(H, f, q, x0(:), steps);
fval = [];
if ~isempty(x), fval = 0.5*(x'*H*x) + f'*x; end
if exitflag == -3, fval = -Inf; end
switch exitflag
    case 1
        message = sprintf(['Minimum found that satisfies the constraints.\n\nOptimization completed because the objective function is ' ...
            'non-decreasing in \nfeasible directions, to within the value of the optimality tolerance,\n' ...
            'and constraints are satisfied to within the value of the constraint tolerance.']);
    case -2, message = sprintf('No feasible solution found.\n\nThe problem is infeasible: no point satisfies the constraints.');
    case -3, message = sprintf('The problem is unbounded.\n\nThe objective decreases without limit within the constraints.');
    case -6, message = 'The problem is non-convex.';
    otherwise, message = 'Solver stopped prematurely.';
end
violation = []; first = [];
if exitflag == 1
    violation = max([0; q.A*x - q.b; abs(q.Aeq*x - q.beq); q.lb - x; x - q.ub]);
    first = norm(H*x + f + q.A'*lambda.ineqlin + q.Aeq'*lambda.eqlin - lambda.lower + lambda.upper, inf);
end
algorithm = optimizationOption(options, {'Algorithm'}, 'interior-point-convex');
output = struct('message', message, 'algorithm', algorithm, 'firstorderopt', first, ...
    'constrviolation', violation, 'iterations', iterations);
optimizationReport(options, exitflag, message);
end
