% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output] = intlinprog(f, intcon, A, b, Aeq, beq, lb, ub, varargin)
% The x that makes f'*x least where A*x <= b, Aeq*x = beq, lb <= x <= ub and the elements intcon are
% whole numbers, by branch and bound. exitflag 1: found, 0: stopped early with a feasible x, 2: stopped
% early without, -2: nothing is feasible, -3: unbounded.
if nargin == 1 && isstruct(f)
    p = f;
    names = {'f', 'intcon', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'options'};
    parts = cell(1, 9);
    for k = 1:9, if isfield(p, names{k}), parts{k} = p.(names{k}); end, end
    [f, intcon, A, b, Aeq, beq, lb, ub, options] = parts{:};
else
    if nargin < 4, error('optim:intlinprog:NotEnoughInputs', 'INTLINPROG requires at least four input arguments.'); end
    if nargin < 5, Aeq = []; end
    if nargin < 6, beq = []; end
    if nargin < 7, lb = []; end
    if nargin < 8, ub = []; end
    options = [];
    if ~isempty(varargin), options = varargin{end}; end
end
n = numel(f);
if any(intcon < 1 | intcon > n | intcon ~= fix(intcon))
    error('optim:intlinprog:InvalidIntcon', 'INTCON must be indices of variables between 1 and %d.', n);
end
f = f(:);
q = linearProblem('intlinprog', A, b, Aeq, beq, lb, ub, n);
whole = optimizationOption(options, {'IntegerTolerance', 'TolInteger'}, 1e-5);
gap = optimizationOption(options, {'RelativeGapTolerance', 'RelGapTol'}, 1e-4);
mostNodes = optimizationOption(options, {'MaxNodes'}, 1e7);
q.lb(intcon) = ceil(q.lb(intcon) - whole); q.ub(intcon) = floor(q.ub(intcon) + whole);
best = Inf; x = [];
nodes = 0;
steps = 1e5;
stack = {{q.lb, q.ub, -Inf}};
exitflag = -2;
while ~isempty(stack)
    node = stack{end};
    stack(end) = [];
    if node{3} >= best - max(1e-9, gap*1e-3*abs(best)), continue, end
    if nodes >= mostNodes, exitflag = 0; break; end
    nodes = nodes + 1;
    part = q;
    part.lb = node{1}; part.ub = node{2};
    [y, flag] = simplex(f, part, steps);
    if flag == -3 && nodes == 1, exitflag = -3; break; end
    if flag ~= 1, continue, end
    value = f'*y;
    if value >= best - 1e-9*max(1, abs(best)), continue, end
    away = abs(y(intcon) - round(y(intcon)));
    [most, k] = max(away);
    if isempty(most) || most <= whole
        y(intcon) = round(y(intcon));
        x = y; best = f'*y;
        continue
    end
    j = intcon(k);
    down = node; up = node;
    down{2}(j) = floor(y(j)); down{3} = value;
    up{1}(j) = ceil(y(j)); up{3} = value;
    % The nearer side first: a good x early cuts the rest.
    if y(j) - floor(y(j)) < 0.5, stack = [stack, {up, down}]; else, stack = [stack, {down, up}]; end
end
fval = [];
if ~isempty(x), fval = best; if exitflag == -2, exitflag = 1; end, end
if exitflag == 0, if isempty(x), exitflag = 2; end, end
switch exitflag
    case 1
        message = sprintf(['Optimal solution found.\n\nIntlinprog stopped because the objective value is within a gap tolerance of the optimal value.\n' ...
            'The intcon variables are integer within tolerance.']);
    case -2, message = sprintf('No feasible solution found.\n\nIntlinprog stopped because no point satisfies the constraints.');
    case -3, message = 'Problem is unbounded.';
    otherwise, message = 'Intlinprog stopped because it reached the limit of nodes.';
end
violation = [];
if ~isempty(x), violation = max([0; q.A*x - q.b; abs(q.Aeq*x - q.beq)]); end
output = struct('relativegap', 0, 'absolutegap', 0, 'numfeaspoints', double(~isempty(x)), ...
    'numnodes', nodes, 'constrviolation', violation, 'message', message);
optimizationReport(options, exitflag, message);
end
