% SPDX-License-Identifier: Apache-2.0
function [sol, fval, flag, output, lambda] = solve(p, varargin)
% The best values of the variables of a problem of optimproblem: a struct with a field a variable, the objective, and the exit flag (a number), output and multipliers of the
% solver: linprog, intlinprog where variables are integers, quadprog where the objective is quadratic. solve(p, x0) begins at the struct x0. Option Options: of optimoptions.
% Example: x = optimvar('x', 'LowerBound', 0); s = solve(optimproblem('Objective', (x - 2)^2)); s.x
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(p, 'optim.problemdef.OptimizationProblem'), error('MATLAB:UndefinedFunction', 'Undefined function ''solve'' for input arguments of type ''%s''.', class(p)); end
args = varargin;
start = [];
if ~isempty(args) && isstruct(args{1}), start = args{1}; args(1) = []; end
options = [];
for k = 1:2:numel(args) - 1
    switch validatestring(args{k}, {'Options', 'Solver', 'ObjectiveDerivative', 'ConstraintDerivative'}, 'solve')
        case 'Options', options = args{k + 1};
    end
end
q = problemMatrices(p);
if strcmp(q.solver, 'quadprog') && any(q.integer)
    error('optim_problemdef:OptimizationProblem:MixedIntegerQuadratic', 'Problems with integer variables and a quadratic objective are not supported.');
end
if isempty(options), options = optimoptions(q.solver); end
quiet = any(strcmpi(optimget(options, 'Display', 'final'), {'off', 'none'}));
if ~quiet, fprintf('\nSolving problem using %s.\n', q.solver); end
[Aineq, Aeq] = deal(full(q.Aineq), full(q.Aeq));
x0 = [];
names = fieldnames(q.vars);
if ~isempty(start)
    for k = 1:numel(names), x0 = [x0; reshape(start.(names{k}), [], 1)]; end
end
lambda = struct();
switch q.solver
    case 'linprog', [x, value, flag, output, lambda] = linprog(q.f, Aineq, q.bineq, Aeq, q.beq, q.lb, q.ub, options);
    case 'intlinprog', [x, value, flag, output] = intlinprog(q.f, q.intcon, Aineq, q.bineq, Aeq, q.beq, q.lb, q.ub, x0, options);
    otherwise, [x, value, flag, output, lambda] = quadprog(full(q.H), q.f, Aineq, q.bineq, Aeq, q.beq, q.lb, q.ub, x0, options);
end
output.solver = q.solver;
sol = struct();
at = 0;
for k = 1:numel(names)
    v = q.vars.(names{k});
    if isempty(x), sol.(names{k}) = []; continue, end
    sol.(names{k}) = reshape(x(at + (1:prod(v.size))), v.size);
    at = at + prod(v.size);
end
fval = [];
if ~isempty(x) && ~isempty(value)
    fval = value + 0;
    if strcmp(p.ObjectiveSense, 'maximize'), fval = -fval; end
    fval = fval + q.constant;
end
end
