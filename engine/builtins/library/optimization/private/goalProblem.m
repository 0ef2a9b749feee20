% SPDX-License-Identifier: Apache-2.0
function [x, fval, factor, exitflag, output, lambda] = goalProblem(name, f, x0, goal, weight, parts, options)
% fminimax and fgoalattain by fmincon, with the factor as one variable more: f(x) - weight*factor <=
% goal.
if ~isa(x0, 'double'), error(['optim:' name ':NonDoubleInput'], '%s only accepts inputs of data type double.', upper(name)); end
[A, b, Aeq, beq, lb, ub, nonlcon] = parts{:};
if ischar(nonlcon) || isstring(nonlcon), nonlcon = str2func(char(nonlcon)); end
n = numel(x0);
shape = size(x0);
v = f(x0);
if ~isscalar(goal) && numel(goal) ~= numel(v)
    error(['optim:' name ':InvalidGoalAndFunSizes'], 'The goal must have as many elements as the function.');
end
o = optimoptions('fmincon');
if ~isempty(options)
    for field = fieldnames(options)'
        if isfield(o, field{1}) && ~strcmp(field{1}, 'SolverName') && ~isempty(options.(field{1})), o.(field{1}) = options.(field{1}); end
    end
end
shown = o;
o.Display = 'off';
o.SpecifyObjectiveGradient = false;
o.SpecifyConstraintGradient = false;
[lb, ub] = optimizationBounds(lb, ub, n);
if ~isempty(A), A(:, n + 1) = 0; end
if ~isempty(Aeq), Aeq(:, n + 1) = 0; end
start = max((v - goal)./max(abs(weight), eps));
[z, ~, exitflag, output, lambda] = fmincon(@(z) z(n + 1), [x0(:); start], A, b, Aeq, beq, [lb; -Inf], [ub; Inf], @bounded, o);
x = reshape(z(1:n), shape);
fval = f(x);
factor = z(n + 1);
output.message = strrep(output.message, 'fmincon', name);
optimizationReport(shown, exitflag, output.message)

    function [c, ceq] = bounded(z)
        y = reshape(z(1:n), shape);
        c = f(y) - weight*z(n + 1) - goal;
        ceq = [];
        if ~isempty(nonlcon)
            [more, ceq] = nonlcon(y);
            c = [c; more(:)];
            ceq = ceq(:);
        end
    end
end
