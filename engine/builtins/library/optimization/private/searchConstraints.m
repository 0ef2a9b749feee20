% SPDX-License-Identifier: Apache-2.0
function q = searchConstraints(name, parts, n, tolerance)
% Constraints {A, b, Aeq, beq, lb, ub, nonlcon} of n variables for a search without derivatives:
% excess(x, shape) is by how much they are broken (0 within the tolerance), repaired(x) takes a column
% into the bounds and onto Aeq*x = beq, pulled(x, shape) by Newton's steps onto what it breaks; basis
% spans the directions that stay on Aeq*x = beq.
[A, b, Aeq, beq, lb, ub, nonlcon] = parts{:};
if ischar(nonlcon) || isstring(nonlcon), nonlcon = str2func(char(nonlcon)); end
[lb, ub] = optimizationBounds(lb, ub, n);
if any(lb > ub), error(['globaloptim:' name ':infeasibleBounds'], 'Lower bounds must not exceed upper bounds.'); end
if (~isempty(A) && size(A, 2) ~= n) || (~isempty(Aeq) && size(Aeq, 2) ~= n)
    error(['globaloptim:' name ':WrongNumberOfColumns'], 'The number of columns of A and Aeq must be the number of variables.');
elseif size(A, 1) ~= numel(b) || size(Aeq, 1) ~= numel(beq)
    error(['globaloptim:' name ':WrongNumberOfRows'], 'The number of rows of A and Aeq must be the number of elements of b and beq.');
end
b = b(:); beq = beq(:);
q.lb = lb; q.ub = ub;
q.basis = eye(n);
q.kind = 'unconstrained';
if any(isfinite([lb; ub])), q.kind = 'boundconstraints'; end
inverse = [];
if ~isempty(Aeq)
    q.basis = null(full(Aeq));
    inverse = pinv(full(Aeq));
end
if ~isempty(A) || ~isempty(Aeq), q.kind = 'linearconstraints'; end
if ~isempty(nonlcon), q.kind = 'nonlinearconstr'; end
q.curved = ~isempty(A) || ~isempty(nonlcon) || (~isempty(Aeq) && any(isfinite([lb; ub])));
q.repaired = @repaired;
q.excess = @excess;
q.pulled = @pulled;

    function x = repaired(x)
        if ~isempty(inverse), x = x - inverse*(Aeq*x - beq); else, x = min(max(x, lb), ub); end
    end

    function x = pulled(x, shape)
        for turn = 1:6
            [r, J] = broken(x, shape);
            if isempty(r) || max(abs(r)) <= tolerance/10, break, end
            x = min(max(x - pinv(J)*r, lb), ub);
            if ~all(isfinite(x)), break, end
        end
    end

    function [r, J] = broken(x, shape)
        r = zeros(0, 1); J = zeros(0, n);
        if ~isempty(A)
            d = A*x - b;
            r = d(d > 0); J = full(A(d > 0, :));
        end
        if ~isempty(Aeq), r = [r; Aeq*x - beq]; J = [J; full(Aeq)]; end
        if isempty(nonlcon), return, end
        [c, ceq] = nonlcon(reshape(x, shape));
        over = c(:) > 0;
        if ~any(over) && isempty(ceq), return, end
        v = [c(:); ceq(:)];
        used = [over; true(numel(ceq), 1)];
        G = zeros(numel(v), n);
        for k = 1:n
            y = x;
            h = 1e-7*max(1, abs(x(k)));
            y(k) = y(k) + h;
            [c, ceq] = nonlcon(reshape(y, shape));
            G(:, k) = ([c(:); ceq(:)] - v)/h;
        end
        r = [r; v(used)];
        J = [J; G(used, :)];
    end

    function e = excess(x, shape)
        e = [lb - x; x - ub];
        if ~isempty(A), e = [e; A*x - b]; end
        if ~isempty(Aeq), e = [e; abs(Aeq*x - beq)]; end
        if ~isempty(nonlcon)
            [c, ceq] = nonlcon(reshape(x, shape));
            e = [e; c(:); abs(ceq(:))];
        end
        e = max([e; 0]);
        if e <= tolerance, e = 0; end
    end
end
