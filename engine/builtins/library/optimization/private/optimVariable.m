% SPDX-License-Identifier: Apache-2.0
function x = optimVariable(name, v, names)
% An optimization variable: the expression of its own elements.
n = prod(v.size);
types = {'continuous', 'integer'};
p = struct('Name', name, 'Type', types{1 + v.integer}, 'LowerBound', v.lower, 'UpperBound', v.upper, 'IndexNames', {names});
x = optimExpression(struct('vars', struct(name, v), 'extent', v.size, 'b', zeros(n, 1), 'A', speye(n), 'Q', sparse(n, n^2), 'names', {names}), p, ...
    'optim.problemdef.OptimizationVariable');
end
