% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output, grad, hessian] = fminunc(f, x0, options, varargin)
% A local minimum of f near x0 by the quasi-Newton method of Broyden, Fletcher, Goldfarb and Shanno.
% Options from optimoptions or optimset; f may return its gradient second
% ('SpecifyObjectiveGradient').
if isstruct(f) && nargin == 1
    options = f.options; x0 = f.x0; f = f.objective;
elseif nargin < 2
    error('optim:fminunc:NotEnoughInputs', 'FMINUNC requires at least two input arguments.');
elseif nargin < 3
    options = [];
end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isa(x0, 'double'), error('optim:fminunc:NonDoubleInput', 'FMINUNC only accepts inputs of data type double.'); end
n = numel(x0);
c = optimizationLimits(options, n, [1e-6 1e-6 1e-6 400 100]);
shape = size(x0);
own = isequal(optimizationOption(options, {'SpecifyObjectiveGradient'}, false), true) || ...
    strcmpi(optimizationOption(options, {'GradObj'}, 'off'), 'on');
if strcmpi(optimizationOption(options, {'FunValCheck'}, 'off'), 'on'), f = checkedFunction(f); end
calls = 0;
x = x0(:);
[fval, g] = both(x);
if ~isscalar(fval), error('optim:fminunc:NonScalarObj', 'Supplied objective function must return a scalar value.'); end
if ~isfinite(fval)
    error('optim:fminunc:UsrObjUndefAtX0', 'Objective function is undefined at initial point. Fminunc cannot continue.');
end
first = norm(g, inf);
B = eye(n); % the inverse of the second derivatives
iterations = 0;
exitflag = 0; stepSize = NaN;
stop = optimizationTold(c.outputFcn, reshape(x, shape), 0, calls, fval, 'init');
if c.iter, fprintf('%10s %11s %15s %15s\n%10d %11d %15.6g %15.3g\n', 'Iteration', 'Func-count', 'f(x)', 'optimality', 0, calls, fval, first); end
while true
    if stop, exitflag = -1; break; end
    if norm(g, inf) <= c.tolG*(1 + first), exitflag = 1; break; end
    if iterations >= c.steps || calls >= c.calls, break; end
    if fval < -1e20, exitflag = -3; break; end
    direction = -B*g;
    if g'*direction >= 0, B = eye(n); direction = -g; end
    alpha = 1;
    if iterations == 0, alpha = min(1, 1/norm(g, inf)); end
    [alpha, value, slope] = search(x, fval, g, direction, alpha);
    if isempty(alpha), exitflag = 5; break; end
    step = alpha*direction;
    x = x + step;
    y = slope - g;
    iterations = iterations + 1;
    stepSize = norm(step);
    if y'*step > eps*norm(y)*norm(step)
        if iterations == 1, B = (y'*step)/(y'*y)*eye(n); end
        rho = 1/(y'*step);
        V = eye(n) - rho*(step*y');
        B = V*B*V' + rho*(step*step');
    end
    g = slope; fval = value;
    if c.iter, fprintf('%10d %11d %15.6g %15.3g\n', iterations, calls, fval, norm(g, inf)); end
    stop = optimizationTold(c.outputFcn, reshape(x, shape), iterations, calls, fval, 'iter');
    if norm(step./(1 + abs(x)), inf) < c.tolX*1e-4 && norm(g, inf) > c.tolG*(1 + first), exitflag = 2; break; end
end
optimizationTold(c.outputFcn, reshape(x, shape), iterations, calls, fval, 'done');
hessian = [];
if nargout > 5
    hessian = finiteJacobian(@slopeAt, x, g, false);
    hessian = (hessian + hessian')/2;
end
grad = reshape(g, n, 1);
x = reshape(x, shape);
switch exitflag
    case 1
        message = sprintf(['Local minimum found.\n\nOptimization completed because the size of the gradient is less than\n' ...
            'the value of the optimality tolerance.']);
    case {2, 5}
        message = sprintf(['Local minimum possible.\n\nfminunc stopped because it cannot decrease the objective function\n' ...
            'along the current search direction.']);
    case -3, message = sprintf('Problem appears unbounded.\n\nfminunc stopped because the objective function value is less than\nor equal to the value of the objective function limit.');
    case -1, message = 'Stopped by an output function.';
    otherwise, message = sprintf('Solver stopped prematurely.\n\nfminunc stopped because it exceeded the iteration or function evaluation limit.');
end
output = struct('iterations', iterations, 'funcCount', calls, 'stepsize', stepSize, 'lssteplength', 1, ...
    'firstorderopt', norm(g, inf), 'algorithm', 'quasi-newton', 'message', message);
optimizationReport(options, exitflag, message);

    function [v, g] = both(x)
        if own
            [v, g] = f(reshape(x, shape), varargin{:});
            calls = calls + 1;
            g = full(g(:));
        else
            v = f(reshape(x, shape), varargin{:});
            calls = calls + 1;
            if isscalar(v)
                [J, more] = finiteJacobian(@(u) f(reshape(u, shape), varargin{:}), x, v, c.central);
                calls = calls + more;
                g = J(:);
            else
                g = [];
            end
        end
        v = full(double(v));
    end
    function g = slopeAt(x)
        [~, g] = both(x);
    end
    function [alpha, value, slope] = search(x, f0, g0, d, alpha)
        % A step that meets Wolfe's conditions, by bracketing and bisection.
        low = 0; high = Inf;
        d0 = g0'*d;
        best = [];
        for k = 1:50
            [value, slope] = both(x + alpha*d);
            if ~isfinite(value) || value > f0 + 1e-4*alpha*d0
                high = alpha;
            elseif slope'*d < 0.9*d0
                low = alpha;
                best = {alpha, value, slope};
            else
                return
            end
            if isinf(high)
                alpha = 3*alpha;
            elseif low == 0 && isfinite(value)
                % The least of the parabola through both values and the slope.
                guess = -d0*high^2/(2*(value - f0 - d0*high));
                alpha = max(0.1*high, min(0.5*high, guess));
            else
                alpha = (low + high)/2;
            end
            if alpha*norm(d, inf) < eps*max(1, norm(x, inf)) || (high - low)*norm(d, inf) < eps*max(1, norm(x, inf)), break; end
        end
        if isempty(best), alpha = []; else, [alpha, value, slope] = best{:}; end
    end
end

% Made here, it does not hold the variables that fminunc shares with its nested functions.
function g = checkedFunction(f)
g = @(varargin) checkedValue(f, varargin{:});
end

function varargout = checkedValue(f, varargin)
[varargout{1:max(nargout, 1)}] = f(varargin{:});
v = varargout{1};
if ~isreal(v)
    error('optimlib:optimfcnchk:checkfun:ComplexFval', ...
        'User function returned a complex value when evaluated;\nFMINUNC cannot continue.');
elseif any(isnan(v)) || any(isinf(v))
    error('optimlib:optimfcnchk:checkfun:InfFval', ...
        'User function returned Inf or NaN when evaluated;\nFMINUNC cannot continue.');
end
end
