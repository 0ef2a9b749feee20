% SPDX-License-Identifier: Apache-2.0
function r = leastSquares(f, x0, lower, upper, options, extra, c, isRoot)
% Levenberg and Marquardt's method, with bounds kept by projection: what is at a bound and would
% leave is held. A root that is well determined is met quadratically, as the damping goes to 0.
shape = size(x0);
n = numel(x0);
r.calls = 0;
ownJacobian = isequal(optimizationOption(options, {'SpecifyObjectiveGradient', 'Jacobian'}, false), true) || ...
    strcmpi(optimizationOption(options, {'Jacobian'}, 'off'), 'on');
if isempty(lower), lower = -Inf(n, 1); end
if isempty(upper), upper = Inf(n, 1); end
x = min(max(x0(:), lower), upper);
whole = f(reshape(x, shape), extra{:});
r.calls = 1;
F = checked(whole);
value = real(F'*F);
J = derivative(x, F);
damping = 1e-2;
grown = 2;
r.exitflag = 0;
r.iterations = 0;
stop = optimizationTold(c.outputFcn, reshape(x, shape), 0, r.calls, value, 'init');
if c.iter, fprintf('%10s %12s %18s %18s\n%10d %12d %18.6g\n', 'Iteration', 'Func-count', 'f(x)', 'Norm of step', 0, r.calls, value); end
while true
    g = real(J'*F);
    held = (x <= lower & g > 0) | (x >= upper & g < 0);
    r.firstorderopt = norm(g(~held), inf);
    if isempty(r.firstorderopt), r.firstorderopt = 0; end
    if stop, r.exitflag = -1; break; end
    limit = c.tolG;
    if isRoot, limit = min(limit, 1e-6); end
    if r.firstorderopt <= limit && (~isRoot || value <= c.tolF^2 || r.firstorderopt <= 1e-10), r.exitflag = 1; break; end
    if r.iterations >= c.steps || r.calls >= c.calls, break; end
    free = ~held;
    A = real(J(:, free)'*J(:, free));
    D = max(diag(A), 1e-10*max([diag(A); 1e-300]));
    accepted = false;
    for attempt = 1:40
        step = zeros(n, 1);
        % The damped problem as a least squares problem: no square of the condition.
        tall = [real(J(:, free)); imag(J(:, free)); sqrt(damping)*diag(sqrt(D))];
        if isreal(J), tall = [J(:, free); sqrt(damping)*diag(sqrt(D))]; right = [-F; zeros(nnz(free), 1)];
        else, right = [-real(F); -imag(F); zeros(nnz(free), 1)]; end
        step(free) = tall\right;
        xnew = min(max(x + step, lower), upper);
        step = xnew - x;
        if norm(step) <= c.tolX*(sqrt(eps) + norm(x)) && attempt > 1, break; end
        Fnew = checked(f(reshape(xnew, shape), extra{:}));
        r.calls = r.calls + 1;
        valueNew = real(Fnew'*Fnew);
        promised = value - norm(F + J*step)^2;
        gain = (value - valueNew)/max(promised, realmin);
        if isfinite(valueNew) && valueNew < value && gain > 1e-4
            accepted = true;
            break
        end
        if norm(step) <= c.tolX*(sqrt(eps) + norm(x)) || r.calls >= c.calls, break; end
        damping = damping*grown;
        grown = 2*grown;
    end
    r.iterations = r.iterations + 1;
    if ~accepted
        r.exitflag = 4;
        if r.calls >= c.calls, r.exitflag = 0; end
        break
    end
    damping = max(damping*max(1/10, 1 - (2*gain - 1)^3), 1e-16);
    if gain > 0.9, damping = damping/10; end
    grown = 2;
    change = value - valueNew;
    small = norm(step) <= c.tolX*(sqrt(eps) + norm(x));
    x = xnew; F = Fnew; old = value; value = valueNew;
    J = derivative(x, F);
    if c.iter, fprintf('%10d %12d %18.6g %18.6g\n', r.iterations, r.calls, value, norm(step)); end
    stop = optimizationTold(c.outputFcn, reshape(x, shape), r.iterations, r.calls, value, 'iter');
    if ~isRoot && change <= c.tolF*old*1e-2, r.exitflag = 3; r.firstorderopt = norm(real(J'*F), inf); break; end
    if small && (~isRoot || value > c.tolF^2), r.exitflag = 2; r.firstorderopt = norm(real(J'*F), inf); break; end
end
optimizationTold(c.outputFcn, reshape(x, shape), r.iterations, r.calls, value, 'done');
r.x = x; r.J = J; r.g = real(J'*F);
r.value = reshape(F, size(whole));

    function v = checked(v)
        if ~isa(v, 'double'), v = double(v); end
        v = full(v(:));
        if r.calls <= 1 && any(~isfinite(v))
            error('optim:trustnleqn:UsrObjUndefAtX0', ...
                'Objective function is returning undefined values at initial point. FSOLVE cannot continue.');
        end
    end
    function J = derivative(x, F)
        if ownJacobian
            [~, J] = f(reshape(x, shape), extra{:});
            J = full(J);
            if ~isequal(size(J), [numel(F) n])
                error('optim:fsolve:InvalidJacobianSize', 'Jacobian must be %d-by-%d.', numel(F), n);
            end
        else
            [J, calls] = finiteJacobian(@(v) f(reshape(v, shape), extra{:}), x, F, c.central, lower, upper);
            r.calls = r.calls + calls;
        end
    end
end
