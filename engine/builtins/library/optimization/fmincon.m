% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output, lambda, grad, hessian] = fmincon(f, x0, A, b, Aeq, beq, lb, ub, nonlcon, options, varargin)
% A local minimum of f near x0 where A*x <= b, Aeq*x = beq, lb <= x <= ub and, for [c, ceq] =
% nonlcon(x), c <= 0 and ceq = 0, by sequential quadratic programming. Gradients may be given by f and
% nonlcon ('SpecifyObjectiveGradient', 'SpecifyConstraintGradient').
if isstruct(f) && nargin == 1
    problem = f;
    names = {'objective', 'x0', 'Aineq', 'bineq', 'Aeq', 'beq', 'lb', 'ub', 'nonlcon', 'options'};
    parts = cell(1, 10);
    for k = 1:10, if isfield(problem, names{k}), parts{k} = problem.(names{k}); end, end
    [f, x0, A, b, Aeq, beq, lb, ub, nonlcon, options] = parts{:};
else
    if nargin < 4, error('optim:fmincon:AtLeastFourInputs', 'FMINCON requires at least four input arguments.'); end
    if nargin < 5, Aeq = []; end
    if nargin < 6, beq = []; end
    if nargin < 7, lb = []; end
    if nargin < 8, ub = []; end
    if nargin < 9, nonlcon = []; end
    if nargin < 10, options = []; end
end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ischar(nonlcon) || isstring(nonlcon), nonlcon = str2func(char(nonlcon)); end
if ~isa(x0, 'double'), error('optim:fmincon:NonDoubleInput', 'FMINCON only accepts inputs of data type double.'); end
n = numel(x0);
shape = size(x0);
c = optimizationLimits(options, n, [1e-6 1e-10 1e-6 1000 3000/n]);
q = linearProblem('fmincon', A, b, Aeq, beq, lb, ub, n);
ownGradient = isOn({'SpecifyObjectiveGradient', 'GradObj'});
ownConstraint = isOn({'SpecifyConstraintGradient', 'GradConstr'});
calls = 0;
lambda = [];
if any(q.lb > q.ub)
    x = x0; fval = []; grad = []; hessian = [];
    finish(-2, 0, NaN, NaN);
    return
end
x = min(max(x0(:), q.lb), q.ub);
s = at(x);
if ~isscalar(s.f), error('optim:fmincon:NonScalarObj', 'Supplied objective function must return a scalar value.'); end
if ~isfinite(s.f)
    error('optim:barrier:UsrObjUndefAtX0', 'Objective function is undefined at initial point. Fmincon cannot continue.');
end
H = eye(n);
weight = 1;
iterations = 0; exitflag = 0; first = NaN; stepSize = NaN;
stop = optimizationTold(c.outputFcn, reshape(x, shape), 0, calls, s.f, 'init');
if c.iter, fprintf('%6s %9s %15s %13s\n%6d %9d %15.6e %13.3e\n', 'Iter', 'F-count', 'f(x)', 'Feasibility', 0, calls, s.f, violation(x, s)); end
while true
    [step, dual, elastic] = subproblem(x, s, H);
    grad = s.g + q.A'*dual.ineqlin + q.Aeq'*dual.eqlin - dual.lower + dual.upper;
    if ~isempty(s.c), grad = grad + s.Jc'*dual.ineqnonlin; end
    if ~isempty(s.e), grad = grad + s.Je'*dual.eqnonlin; end
    first = norm(grad, inf);
    lambda = dual;
    outside = violation(x, s);
    small = norm(step./(1 + abs(x)), inf);
    if stop, exitflag = -1; break; end
    if outside <= c.tolC && ~elastic && (first <= c.tolG*max(1, norm(s.g, inf)) && small < 1e-5 || abs(s.g'*step) < 1e-12*max(1, abs(s.f)) && small < 1e-7)
        exitflag = 1;
        break
    end
    if small < c.tolX, if outside <= c.tolC, exitflag = 2; else, exitflag = -2; end, break; end
    if s.f < -1e20 && outside <= c.tolC, exitflag = -3; break; end
    if iterations >= c.steps || calls >= c.calls, break; end
    largest = max(abs([dual.ineqlin; dual.eqlin; dual.ineqnonlin; dual.eqnonlin; 0]));
    if weight < 1.5*largest, weight = 2*largest; end
    [xnew, t] = along(x, s, step);
    iterations = iterations + 1;
    if isempty(xnew)
        if outside <= c.tolC, exitflag = 2; else, exitflag = -2; end
        if ~isequal(H, eye(n)), H = eye(n); exitflag = 0; continue, end
        break
    end
    old = s; oldX = x;
    s = t; x = xnew;
    stepSize = norm(x - oldX);
    H = updated(H, x - oldX, lagrangian(s, dual) - lagrangian(old, dual), iterations);
    if c.iter, fprintf('%6d %9d %15.6e %13.3e\n', iterations, calls, s.f, violation(x, s)); end
    stop = optimizationTold(c.outputFcn, reshape(x, shape), iterations, calls, s.f, 'iter');
end
optimizationTold(c.outputFcn, reshape(x, shape), iterations, calls, s.f, 'done');
fval = s.f; grad = s.g; hessian = H;
finish(exitflag, iterations, first, violation(x, s));
x = reshape(x, shape);

    function yes = isOn(names)
        yes = false;
        for name = names
            v = optimizationOption(options, name, false);
            yes = yes || isequal(v, true) || (ischar(v) && strcmpi(v, 'on'));
        end
    end
    function s = at(x)
        if ownGradient
            [s.f, s.g] = f(reshape(x, shape), varargin{:});
            s.g = full(s.g(:));
            calls = calls + 1;
        else
            s.f = f(reshape(x, shape), varargin{:});
            calls = calls + 1;
            s.g = zeros(n, 1);
            if isscalar(s.f) && isfinite(s.f)
                [J, more] = finiteJacobian(@(v) f(reshape(v, shape), varargin{:}), x, s.f, c.central, q.lb, q.ub);
                s.g = J(:);
                calls = calls + more;
            end
        end
        s.c = zeros(0, 1); s.e = zeros(0, 1); s.Jc = zeros(0, n); s.Je = zeros(0, n);
        if isempty(nonlcon), return; end
        if ownConstraint
            [s.c, s.e, gc, ge] = nonlcon(reshape(x, shape), varargin{:});
            s.c = s.c(:); s.e = s.e(:);
            if ~isempty(gc), s.Jc = full(gc'); end
            if ~isempty(ge), s.Je = full(ge'); end
        else
            both = constraints(x);
            k = s.count;
            J = finiteJacobian(@constraints, x, both, c.central, q.lb, q.ub);
            s.c = both(1:k); s.e = both(k + 1:end);
            s.Jc = J(1:k, :); s.Je = J(k + 1:end, :);
        end
        function v = constraints(x)
            [ci, ce] = nonlcon(reshape(x, shape), varargin{:});
            s.count = numel(ci);
            v = [ci(:); ce(:)];
        end
    end
    function v = violation(x, s)
        v = max([0; q.A*x - q.b; abs(q.Aeq*x - q.beq); s.c; abs(s.e); q.lb - x; x - q.ub]);
    end
    function [step, dual, elastic] = subproblem(x, s, H)
        % The quadratic model with constraints made linear; where they cannot hold, with a slack
        % that costs much.
        ki = size(q.A, 1); ke = size(q.Aeq, 1);
        p.A = [q.A; s.Jc]; p.b = [q.b - q.A*x; -s.c];
        p.Aeq = [q.Aeq; s.Je]; p.beq = [q.beq - q.Aeq*x; -s.e];
        p.lb = q.lb - x; p.ub = q.ub - x;
        elastic = false;
        [step, flag, ~, d] = activeSet(H, s.g, p, zeros(n, 1), 500 + 20*n);
        if flag ~= 1
            elastic = true;
            m = numel(p.b); me = numel(p.beq);
            cost = 1e3*max([1, weight, norm(s.g, inf)]);
            wide.A = [p.A, -ones(m, 1); p.Aeq, -ones(me, 1); -p.Aeq, -ones(me, 1)];
            wide.b = [p.b; p.beq; -p.beq];
            wide.Aeq = zeros(0, n + 1); wide.beq = zeros(0, 1);
            wide.lb = [p.lb; 0]; wide.ub = [p.ub; Inf];
            start = [zeros(n, 1); max([0; -wide.b]) + 1];
            [z, flag, ~, dw] = activeSet(blkdiag(H, 1e-8), [s.g; cost], wide, start, 1000 + 40*n);
            if flag ~= 1
                step = zeros(n, 1);
                d = struct('ineqlin', zeros(m, 1), 'eqlin', zeros(me, 1), 'lower', zeros(n, 1), 'upper', zeros(n, 1));
            else
                step = z(1:n);
                elastic = z(end) > 1e-9;
                d.ineqlin = dw.ineqlin(1:m, 1);
                d.eqlin = dw.ineqlin(m + 1:m + me, 1) - dw.ineqlin(m + me + 1:end, 1);
                d.lower = dw.lower(1:n); d.upper = dw.upper(1:n);
            end
        end
        dual.lower = d.lower; dual.upper = d.upper;
        dual.ineqlin = d.ineqlin(1:ki, 1); dual.eqlin = d.eqlin(1:ke, 1);
        dual.ineqnonlin = d.ineqlin(ki + 1:end, 1); dual.eqnonlin = d.eqlin(ke + 1:end, 1);
    end
    function m = merit(s, x)
        m = s.f + weight*(sum(max(0, [s.c; q.A*x - q.b])) + sum(abs([s.e; q.Aeq*x - q.beq])));
    end
    function v = valuesOnly(x)
        v.f = f(reshape(x, shape), varargin{:});
        calls = calls + 1;
        v.c = zeros(0, 1); v.e = zeros(0, 1);
        if ~isempty(nonlcon)
            [v.c, v.e] = nonlcon(reshape(x, shape), varargin{:});
            v.c = v.c(:); v.e = v.e(:);
        end
    end
    function [xnew, t] = along(x, s, step)
        % The first step that lowers the merit enough; before it is halved, one that corrects the
        % constraints' curvature is tried.
        xnew = []; t = [];
        start = merit(s, x);
        slope = s.g'*step - (start - s.f);
        if slope >= 0, slope = -step'*H*step; end
        alpha = 1;
        for k = 1:40
            candidate = min(max(x + alpha*step, q.lb), q.ub);
            v = valuesOnly(candidate);
            if isfinite(v.f) && merit(v, candidate) <= start + 1e-4*alpha*slope + 1e-14*abs(start)
                xnew = candidate; t = at(candidate);
                return
            end
            if k == 1 && ~(isempty(s.c) && isempty(s.e)) && isfinite(v.f)
                near = s.c > -1e-8 | s.c + s.Jc*step > -1e-8;
                J = [s.Jc(near, :); s.Je; q.Aeq];
                correction = pinv(J)*[v.c(near); v.e; q.Aeq*candidate - q.beq];
                bent = min(max(candidate - correction, q.lb), q.ub);
                v = valuesOnly(bent);
                if isfinite(v.f) && merit(v, bent) <= start + 1e-4*slope
                    xnew = bent; t = at(bent);
                    return
                end
            end
            alpha = alpha/2;
        end
    end
    function g = lagrangian(s, dual)
        g = s.g + s.Jc'*dual.ineqnonlin + s.Je'*dual.eqnonlin;
    end
    function H = updated(H, d, y, iterations)
        % Powell's damped form keeps the matrix positive definite.
        if norm(d) == 0, return; end
        if iterations == 1 && y'*d > 0, H = (y'*y)/(y'*d)*eye(n); end
        Hd = H*d;
        curvature = d'*Hd;
        if d'*y < 0.2*curvature
            theta = 0.8*curvature/(curvature - d'*y);
            y = theta*y + (1 - theta)*Hd;
        end
        H = H - (Hd*Hd')/curvature + (y*y')/(d'*y);
        H = (H + H')/2;
    end
    function finish(flag, iterations, first, outside)
        exitflag = flag;
        switch flag
            case 1
                message = sprintf(['Local minimum found that satisfies the constraints.\n\nOptimization completed because the objective ' ...
                    'function is non-decreasing in \nfeasible directions, to within the value of the optimality tolerance,\n' ...
                    'and constraints are satisfied to within the value of the constraint tolerance.']);
            case 2
                message = sprintf(['Local minimum possible. Constraints satisfied.\n\nfmincon stopped because the size of the current step is less than\n' ...
                    'the value of the step size tolerance and constraints are \nsatisfied to within the value of the constraint tolerance.']);
            case -2
                message = sprintf(['Converged to an infeasible point.\n\nfmincon stopped because the size of the current step is less than\n' ...
                    'the value of the step size tolerance but constraints are not\nsatisfied to within the value of the constraint tolerance.']);
            case -3
                message = sprintf(['Problem appears unbounded.\n\nfmincon stopped because the objective function value is less than\n' ...
                    'the value of the objective function limit and constraints are satisfied.']);
            case -1, message = 'Stopped by an output function.';
            otherwise
                message = sprintf('Solver stopped prematurely.\n\nfmincon stopped because it exceeded the iteration or function evaluation limit.');
        end
        output = struct('iterations', iterations, 'funcCount', calls, 'constrviolation', outside, ...
            'stepsize', stepSizeOr(), 'algorithm', 'sqp', 'firstorderopt', first, 'message', message);
        optimizationReport(options, flag, message);
    end
    function v = stepSizeOr()
        v = NaN;
        if exist('stepSize', 'var'), v = stepSize; end
    end
end
