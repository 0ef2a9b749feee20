% SPDX-License-Identifier: Apache-2.0
function q = problemMatrices(p)
% The matrices of a problem of optimproblem as its solver takes them: f, H, Aineq, bineq, Aeq, beq, lb, ub, intcon; vars in the order of their names; the sign of f and H is that
% of a minimum, constant the constant of the objective.
list = constraintList(p.Constraints);
vars = struct();
objective = struct('vars', struct(), 'extent', [1 1], 'b', 0, 'A', sparse(1, 0), 'Q', sparse(1, 0));
if ~isempty(p.Objective), objective = objectState(p.Objective); end
all_ = [{objective.vars}, cellfun(@(c) objectState(c).d.vars, list, 'UniformOutput', false)];
for k = 1:numel(all_)
    for f = fieldnames(all_{k})', vars.(f{1}) = all_{k}.(f{1}); end
end
vars = orderfields(vars);
names = fieldnames(vars);
n = sum(cellfun(@(f) prod(vars.(f).size), names));
everything = objectState(optimExpression(struct('vars', vars, 'extent', [1 1], 'b', 0, 'A', sparse(1, n), 'Q', sparse(1, n^2))));
sign_ = 1 - 2*strcmp(p.ObjectiveSense, 'maximize');
objective = whole(objective, everything);
H = reshape(objective.Q, n, n);
q = struct('f', sign_*full(objective.A)', 'H', sign_*(H + H'), 'Aineq', sparse(0, n), 'bineq', zeros(0, 1), 'Aeq', sparse(0, n), 'beq', zeros(0, 1), 'lb', zeros(0, 1), 'ub', zeros(0, 1), ...
    'intcon', [], 'vars', vars, 'constant', full(objective.b), 'integer', false(0, 1), 'solver', 'linprog');
for k = 1:numel(list)
    s = objectState(list{k});
    d = whole(s.d, everything);
    switch s.relation
        case '<=', q.Aineq = [q.Aineq; d.A]; q.bineq = [q.bineq; -d.b];
        case '>=', q.Aineq = [q.Aineq; -d.A]; q.bineq = [q.bineq; d.b];
        otherwise, q.Aeq = [q.Aeq; d.A]; q.beq = [q.beq; -d.b];
    end
end
for k = 1:numel(names)
    v = vars.(names{k});
    q.lb = [q.lb; v.lower(:)];
    q.ub = [q.ub; v.upper(:)];
    q.integer = [q.integer; repmat(v.integer, prod(v.size), 1)];
end
q.intcon = find(q.integer)';
if nnz(q.H) > 0, q.solver = 'quadprog'; elseif any(q.integer), q.solver = 'intlinprog'; end
end

function d = whole(d, everything)
% Over all variables: what is added is 0.
e = optimExpression(struct('vars', d.vars, 'extent', d.extent, 'b', d.b, 'A', d.A, 'Q', d.Q)) + optimExpression(everything);
d = objectState(e);
end
