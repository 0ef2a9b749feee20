% SPDX-License-Identifier: Apache-2.0
function [x, exitflag, iterations, dual] = activeSet(H, f, q, x, maxSteps)
% min x'*H*x/2 + f'*x with the constraints of q, by the primal active set method in the null space of
% what is active. exitflag 1: found, 0: too many steps, -2: nothing feasible, -3: unbounded, -6: not
% convex.
n = numel(f);
dual = [];
iterations = 0;
C = [q.A; -eye(n); eye(n)];
d = [q.b; -q.lb; q.ub];
kept = find(isfinite(d));
C = C(kept, :); d = d(kept);
me = size(q.Aeq, 1);
tol = 1e-9;
if any(q.lb > q.ub), x = []; exitflag = -2; return; end
if isempty(x) || any(C*x - d > 1e-8*(1 + abs(d))) || any(abs(q.Aeq*x - q.beq) > 1e-8*(1 + abs(q.beq)))
    [x, exitflag] = feasible(q, n, x);
    if exitflag ~= 1, x = []; exitflag = -2; return; end
end
active = zeros(0, 1);
size0 = max(1, norm(H, 1));
while true
    if iterations >= maxSteps, exitflag = 0; break; end
    iterations = iterations + 1;
    N = [q.Aeq; C(active, :)];
    g = H*x + f;
    if isempty(N)
        Z = eye(n);
    else
        [Q, R] = qr(N');
        r = nnz(abs(diag(R)) > 1e-10*max(1, abs(R(1))));
        Z = Q(:, r + 1:end);
    end
    step = zeros(n, 1);
    unlimited = false;
    reduced = Z'*g;
    if ~isempty(Z) && norm(reduced, inf) > 1e-10*max(1, norm(g, inf))
        K = Z'*H*Z; K = (K + K')/2;
        [V, D] = eig(K);
        values = diag(D);
        if min(values) < -1e-8*size0, exitflag = -6; x = []; return; end
        flat = values <= 1e-12*size0;
        along = V'*reduced;
        if any(abs(along(flat)) > 1e-9*max(1, norm(g, inf)))
            % A direction without curvature goes down for ever, or to a constraint.
            step = -Z*(V(:, flat)*along(flat));
            unlimited = true;
        else
            step = -Z*(V(:, ~flat)*(along(~flat)./values(~flat)));
        end
    elseif ~isempty(Z)
        if min(eig((Z'*H*Z + (Z'*H*Z)')/2)) < -1e-8*size0, exitflag = -6; x = []; return; end
    end
    if norm(step, inf) <= tol*max(1, norm(x, inf))*1e-3
        mu = zeros(0, 1);
        if ~isempty(N), mu = -(N'\g); end
        [least, k] = min(mu(me + 1:end, 1));
        if isempty(least) || least >= -1e-8*max(1, norm(g, inf))
            exitflag = 1;
            dual = multipliers(mu, active, kept, me, size(q.A, 1), n);
            return
        end
        active(k) = [];
        continue
    end
    slope = C*step;
    others = setdiff((1:numel(d))', active);
    towards = others(slope(others) > 1e-12*norm(step));
    room = max(d(towards) - C(towards, :)*x, 0)./slope(towards);
    [alpha, k] = min(room);
    if isempty(alpha), alpha = Inf; end
    if unlimited
        if isinf(alpha), exitflag = -3; return; end
    elseif alpha >= 1
        alpha = 1; k = [];
    end
    x = x + alpha*step;
    if ~isempty(k), active(end + 1, 1) = towards(k); end
end
end

function [x, exitflag] = feasible(q, n, guess)
% A point within the constraints that is near the guess, in the sum of the distances.
if isempty(guess), guess = zeros(n, 1); end
I = eye(n);
wide.A = [q.A, zeros(size(q.A, 1), n); I, -I; -I, -I];
wide.b = [q.b; guess; -guess];
wide.Aeq = [q.Aeq, zeros(size(q.Aeq, 1), n)];
wide.beq = q.beq;
wide.lb = [q.lb; zeros(n, 1)]; wide.ub = [q.ub; Inf(n, 1)];
[z, exitflag] = simplex([zeros(n, 1); ones(n, 1)], wide, 1e5);
x = [];
if exitflag == 1, x = z(1:n); end
end

function dual = multipliers(mu, active, kept, me, rows, n)
all = zeros(rows + 2*n, 1);
all(kept(active)) = max(mu(me + 1:end, 1), 0);
dual.ineqlin = all(1:rows);
dual.eqlin = mu(1:me, 1);
dual.lower = all(rows + 1:rows + n);
dual.upper = all(rows + n + 1:end);
end
