% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output, lambda] = linprog(f, A, b, Aeq, beq, lb, ub, varargin)
% The x that makes f'*x least where A*x <= b, Aeq*x = beq and lb <= x <= ub; [] for what is not there.
% Options last. exitflag 1: found, 0: too many iterations, -2: nothing is feasible, -3: unbounded.
if nargin == 1 && isstruct(f)
    p = f;
    part = @(name) fieldOr(p, name);
    f = p.f; A = part('Aineq'); b = part('bineq'); Aeq = part('Aeq'); beq = part('beq');
    lb = part('lb'); ub = part('ub'); varargin = {part('options')};
else
    if nargin < 3, error('optim:linprog:NotEnoughInputs', 'LINPROG requires at least three input arguments.'); end
    if nargin < 4, Aeq = []; end
    if nargin < 5, beq = []; end
    if nargin < 6, lb = []; end
    if nargin < 7, ub = []; end
end
options = [];
if ~isempty(varargin), options = varargin{end}; end
n = max([numel(f), size(A, 2), size(Aeq, 2)]);
if isempty(f), f = zeros(n, 1); end
q = linearProblem('linprog', A, b, Aeq, beq, lb, ub, numel(f));
steps = optimizationOption(options, {'MaxIterations', 'MaxIter'}, 10*(numel(q.b) + numel(q.beq) + 2*numel(f)) + 1000);
[x, exitflag, iterations, lambda] = simplex(f, q, steps);
fval = [];
if exitflag == 1, fval = full(f(:)'*x); end
switch exitflag
    case 1, message = 'Optimal solution found.';
    case -2, message = 'No feasible solution found.';
    case -3, message = 'Problem is unbounded.';
    otherwise, message = 'Solver stopped prematurely.';
end
violation = [];
if exitflag == 1
    violation = max([0; q.A*x - q.b; abs(q.Aeq*x - q.beq); q.lb - x; x - q.ub]);
end
output = struct('iterations', iterations, 'constrviolation', violation, 'message', message, ...
    'algorithm', 'dual-simplex', 'firstorderopt', []);
if exitflag == -2, message = sprintf('No feasible solution found.\n\nLinprog stopped because no point satisfies the constraints.'); end
optimizationReport(options, exitflag, message);
end

function v = fieldOr(p, name)
v = [];
if isfield(p, name), v = p.(name); end
end
