% SPDX-License-Identifier: Apache-2.0
function [row, u, v] = assignment(cost)
% The row of each column by which the sum of costs is least, by shortest augmenting paths, and potentials u of rows, v of columns
% with u(i) + v(j) <= cost(i,j), equal for those that are matched.
n = size(cost, 1);
u = zeros(n, 1); v = zeros(1, n);
row = zeros(n, 1); columnOf = zeros(n, 1);
for s = 1:n
    far = Inf(n, 1); from = zeros(n, 1); done = false(n, 1);
    j = s; base = 0; columns = s; sums = 0;
    while true
        step = base + cost(:, j) - u - v(j);
        better = ~done & step < far;
        far(better) = step(better);
        from(better) = j;
        open = far;
        open(done) = Inf;
        [base, i] = min(open);
        done(i) = true;
        if columnOf(i) == 0, break, end
        j = columnOf(i);
        columns(end + 1) = j; sums(end + 1) = base;
    end
    v(columns) = v(columns) + base - sums;
    last = i;
    done(last) = false;
    u(done) = u(done) - (base - far(done));
    i = last;
    while true
        j = from(i);
        columnOf(i) = j;
        next = row(j);
        row(j) = i;
        if j == s, break, end
        i = next;
    end
end
end
