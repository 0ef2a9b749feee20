% SPDX-License-Identifier: Apache-2.0
function [J, calls] = odeJacobian(p, t, y, f0)
% df/dy at (t, y): the user's, or forward differences.
calls = 0;
if isa(p.jacobian, 'function_handle')
    J = p.jacobian(t, y);
    if ~isequal(size(J), [p.n p.n])
        error('MATLAB:odejacobian:SizeJacobian', 'Jacobian must be an N-by-N matrix with N = length(Y0).');
    end
    return
elseif ~isempty(p.jacobian)
    J = p.jacobian;
    return
end
n = p.n;
scale = max(abs(y), p.threshold);
step = sqrt(eps(p.type))*scale;
back = real(f0) < 0;
step(back) = -step(back);
step = (y + step) - y;
if ~isempty(p.pattern)
    [rows, columns] = find(p.pattern);
    values = zeros(size(rows));
    for g = 1:max(p.columnGroups)
        members = p.columnGroups == g;
        moved = y;
        moved(members) = y(members) + step(members);
        difference = p.f(t, moved) - f0;
        calls = calls + 1;
        here = members(columns);
        values(here) = difference(rows(here))./step(columns(here));
    end
    J = sparse(rows, columns, values, n, n);
elseif p.vectorized
    J = (p.f(t, y + diag(step)) - f0)./step.';
    calls = 1;
else
    J = zeros(n, n, p.type);
    for j = 1:n
        moved = y;
        moved(j) = y(j) + step(j);
        J(:, j) = (p.f(t, moved) - f0)/step(j);
    end
    calls = n;
end
end
