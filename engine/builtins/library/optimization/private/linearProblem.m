% SPDX-License-Identifier: Apache-2.0
function q = linearProblem(solver, A, b, Aeq, beq, lb, ub, n)
% The linear constraints of a problem of n variables, checked and full.
q.A = full(A); q.b = full(b(:)); q.Aeq = full(Aeq); q.beq = full(beq(:));
if isempty(q.A), q.A = zeros(0, n); q.b = zeros(0, 1); end
if isempty(q.Aeq), q.Aeq = zeros(0, n); q.beq = zeros(0, 1); end
tag = ['optim:' solver ':'];
if size(q.A, 2) ~= n
    error([tag 'ColsOfAMismatch'], 'The number of columns in A must be the same as the number of elements of f.');
elseif size(q.A, 1) ~= numel(q.b)
    error([tag 'RowsOfAMismatch'], 'The number of rows in A must be the same as the number of elements of b.');
elseif size(q.Aeq, 2) ~= n
    error([tag 'ColsOfAeqMismatch'], 'The number of columns in Aeq must be the same as the number of elements of f.');
elseif size(q.Aeq, 1) ~= numel(q.beq)
    error([tag 'RowsOfAeqMismatch'], 'The number of rows in Aeq must be the same as the number of elements of beq.');
end
[q.lb, q.ub] = optimizationBounds(lb, ub, n);
end
