% SPDX-License-Identifier: Apache-2.0
function [x, exitflag, iterations, dual] = simplex(f, q, maxSteps)
% min f'*x with q.A*x <= q.b, q.Aeq*x = q.beq and bounds, by the simplex method in two phases on
% variables that are at least 0; Bland's rule against cycles. exitflag 1: found, 0: too many steps,
% -2: nothing feasible, -3: unbounded. dual has a number for each row of A, Aeq and the bounds.
n = numel(f);
dual = [];
iterations = 0;
if any(q.lb > q.ub), x = []; exitflag = -2; return; end
% x = shift + T*z with z >= 0; a bound on the other side is a row.
shift = zeros(n, 1);
T = zeros(n, 0);
boxRows = zeros(0, n); boxB = zeros(0, 1); boxOf = zeros(0, 1);
for j = 1:n
    unit = zeros(n, 1); unit(j) = 1;
    if isfinite(q.lb(j))
        shift(j) = q.lb(j); T(:, end + 1) = unit;
        if isfinite(q.ub(j)), boxRows(end + 1, :) = unit'; boxB(end + 1, 1) = q.ub(j); boxOf(end + 1, 1) = j; end
    elseif isfinite(q.ub(j))
        shift(j) = q.ub(j); T(:, end + 1) = -unit;
    else
        T(:, end + 1) = unit; T(:, end + 1) = -unit;
    end
end
G = [q.A; boxRows; q.Aeq];
h = [q.b; boxB; q.beq] - G*shift;
G = G*T;
unequal = size(q.A, 1) + size(boxRows, 1);
m = size(G, 1);
slack = [eye(unequal); zeros(m - unequal, unequal)];
finite = isfinite(h);
G = [G, slack]; G = G(finite, :); h = h(finite);
m = numel(h);
flip = h < 0;
G(flip, :) = -G(flip, :); h(flip) = -h(flip);
total = size(G, 2);
cost = [T'*f(:); zeros(total - size(T, 2), 1)];
% Phase one: an artificial variable for a row whose slack cannot start in the basis.
basis = zeros(m, 1);
where = find(finite);
for i = 1:m
    if where(i) <= unequal && ~flip(i), basis(i) = size(T, 2) + where(i); end
end
lacking = find(basis == 0);
W = [G, zeros(m, numel(lacking))];
for k = 1:numel(lacking)
    W(lacking(k), total + k) = 1;
    basis(lacking(k)) = total + k;
end
original = W;
tol = 1e-9;
if ~isempty(lacking)
    first = [zeros(total, 1); ones(numel(lacking), 1)];
    [W, h, basis, status, iterations] = pivot(W, h, basis, first, size(W, 2), maxSteps, iterations);
    if status == 0, x = []; exitflag = 0; return; end
    if sum(h(basis > total)) > tol*max(1, norm(h, inf)), x = []; exitflag = -2; return; end
    % Artificial variables that stay at 0 leave the basis or their row says nothing.
    spare = false(m, 1);
    for i = find(basis > total)'
        enter = find(abs(W(i, 1:total)) > 1e-9, 1);
        if isempty(enter), spare(i) = true; continue, end
        [W, h] = eliminate(W, h, i, enter);
        basis(i) = enter;
    end
    W(spare, :) = []; h(spare) = []; basis(spare) = [];
    original(spare, :) = [];
    where(spare) = []; flip(spare) = [];
end
[W, h, basis, status, iterations] = pivot(W(:, 1:total), h, basis, cost, total, maxSteps, iterations);
if status == 0, x = []; exitflag = 0; return; end
if status < 0, x = []; exitflag = -3; return; end
z = zeros(total, 1);
z(basis) = h;
x = shift + T*z(1:size(T, 2));
exitflag = 1;
y = original(:, basis)'\cost(basis);
y(flip) = -y(flip);
all = zeros(numel(finite), 1);
all(where) = 0 - y;
rows = size(q.A, 1);
dual.ineqlin = max(all(1:rows, 1), 0);
dual.eqlin = all(unequal + 1:end, 1);
dual.upper = zeros(n, 1);
dual.upper(boxOf) = all(rows + 1:unequal);
% What is left of the gradient belongs to the bounds that need no row.
rest = f(:) + q.A'*dual.ineqlin + q.Aeq'*dual.eqlin + dual.upper;
dual.lower = zeros(n, 1);
low = isfinite(q.lb);
dual.lower(low) = rest(low);
high = ~low & isfinite(q.ub);
dual.upper(high) = -rest(high);
end

function [W, h, basis, status, iterations] = pivot(W, h, basis, cost, width, maxSteps, iterations)
status = 1;
reduced = cost(1:width)' - cost(basis)'*W(:, 1:width);
scale = max(1, norm(cost, inf));
stalled = 0;
while true
    if stalled > 20
        enter = find(reduced < -1e-10*scale, 1);
    else
        [least, enter] = min(reduced);
        if ~(least < -1e-10*scale), enter = []; end
    end
    if isempty(enter), return; end
    if iterations >= maxSteps, status = 0; return; end
    column = W(:, enter);
    can = find(column > 1e-10);
    if isempty(can), status = -1; return; end
    ratio = h(can)./column(can);
    least = min(ratio);
    ties = can(ratio <= least + 1e-12*max(1, abs(least)));
    if stalled > 20
        [~, k] = min(basis(ties));
    else
        [~, k] = max(column(ties));
    end
    leave = ties(k);
    if least <= 1e-12, stalled = stalled + 1; else, stalled = 0; end
    [W, h] = eliminate(W, h, leave, enter);
    reduced = reduced - reduced(enter)*W(leave, 1:width);
    basis(leave) = enter;
    iterations = iterations + 1;
end
end

function [W, h] = eliminate(W, h, row, column)
h(row) = h(row)/W(row, column);
W(row, :) = W(row, :)/W(row, column);
others = W(:, column);
others(row) = 0;
W = W - others*W(row, :);
h = max(h - others*h(row), 0);
end
