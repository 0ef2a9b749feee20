% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output] = fminsearch(f, x0, options, varargin)
% A minimum of a function of several variables by the simplex method of Nelder and Mead.
% TolX, TolFun, MaxIter, MaxFunEvals, FunValCheck, Display ('notify', 'final', 'iter', 'off') and
% OutputFcn from optimset.
% Example: x = fminsearch(@(x) sum((x - [1 2]).^2), [0 0], optimset('Display', 'final'));
if nargin == 1 && isstruct(f)
    problem = f;
    if ~all(isfield(problem, {'objective', 'x0', 'solver', 'options'})) || ~strcmp(problem.solver, 'fminsearch')
        error('MATLAB:fminsearch:InputArg', 'The input to FMINSEARCH should be either a structure with valid fields or consist of at least two arguments.');
    end
    [x, fval, exitflag, output] = fminsearch(problem.objective, problem.x0, problem.options);
    return
end
if nargin < 2, error('MATLAB:fminsearch:NotEnoughInputs', 'FMINSEARCH requires at least two input arguments.'); end
if nargin < 3, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
n = numel(x0);
tolX = optimget(options, 'TolX', 1e-4);
tolF = optimget(options, 'TolFun', 1e-4);
mostSteps = limit(optimget(options, 'MaxIter', 200*n), n);
mostCalls = limit(optimget(options, 'MaxFunEvals', 200*n), n);
level = optimizationDisplay(options);
told = optimget(options, 'OutputFcn');
shape = size(x0);
at = @(p) f(reshape(p, shape), varargin{:});
if strcmpi(optimget(options, 'FunValCheck', 'off'), 'on'), at = @(p) checkedValue(at(p)); end
% The first simplex: each variable 5 % greater, or a little where it is 0.
V = repmat(double(x0(:)), 1, n + 1);
for k = 1:n
    if V(k, k + 1) ~= 0, V(k, k + 1) = 1.05*V(k, k + 1); else, V(k, k + 1) = 0.00025; end
end
F = zeros(1, n + 1);
F(1) = at(V(:, 1));
calls = 1;
if level > 2, fprintf(' \n Iteration   Func-count         f(x)         Procedure\n'); end
optimizationTold(told, reshape(V(:, 1), shape), 0, calls, F(1), 'init', '');
stop = shown(0, '');
for k = 2:n + 1, F(k) = at(V(:, k)); end
calls = n + 1;
steps = 1; % the first simplex counts
[F, order] = sort(F); V = V(:, order);
how = 'initial simplex';
exitflag = 1;
while true
    stop = stop || shown(steps, how);
    if stop, exitflag = -1; break, end
    spread = max(max(abs(V(:, 2:end) - V(:, 1))));
    if max(abs(F(1) - F(2:end))) <= max(tolF, 10*eps(F(1))) && spread <= max(tolX, 10*eps(max(V(:, 1))))
        break
    end
    if steps >= mostSteps || calls >= mostCalls, exitflag = 0; break, end
    steps = steps + 1;
    centre = sum(V(:, 1:n), 2)/n;
    r = 2*centre - V(:, end);
    fr = at(r); calls = calls + 1;
    shrink = false;
    if fr < F(1)
        e = 3*centre - 2*V(:, end);
        fe = at(e); calls = calls + 1;
        how = 'expand';
        if fe < fr, V(:, end) = e; F(end) = fe; else, V(:, end) = r; F(end) = fr; how = 'reflect'; end
    elseif fr < F(n)
        V(:, end) = r; F(end) = fr;
        how = 'reflect';
    elseif fr < F(end)
        how = 'contract outside';
        c = 1.5*centre - 0.5*V(:, end);
        fc = at(c); calls = calls + 1;
        if fc <= fr, V(:, end) = c; F(end) = fc; else, shrink = true; end
    else
        how = 'contract inside';
        c = 0.5*centre + 0.5*V(:, end);
        fc = at(c); calls = calls + 1;
        if fc < F(end), V(:, end) = c; F(end) = fc; else, shrink = true; end
    end
    if shrink
        how = 'shrink';
        for k = 2:n + 1
            V(:, k) = V(:, 1) + (V(:, k) - V(:, 1))/2;
            F(k) = at(V(:, k));
        end
        calls = calls + n;
    end
    [F, order] = sort(F); V = V(:, order);
end
x = reshape(V(:, 1), shape);
fval = F(1);
switch exitflag
    case 1
        message = sprintf(['Optimization terminated:\n the current x satisfies the termination criteria ', ...
            'using OPTIONS.TolX of %e \n and F(X) satisfies the convergence criteria using ', ...
            'OPTIONS.TolFun of %e \n'], tolX, tolF);
    case 0
        message = optimizationLimitText(calls >= mostCalls, fval);
    otherwise
        message = 'Optimization terminated prematurely by user.';
end
optimizationTold(told, x, steps, calls, fval, 'done', how);
output = struct('iterations', steps, 'funcCount', calls, 'algorithm', 'Nelder-Mead simplex direct search', ...
    'message', message);
if level > 1 || (level > 0 && exitflag <= 0), fprintf(' \n%s\n', message); end

    function stop = shown(step, procedure)
        if level > 2
            fprintf(' %5.0f        %5.0f     %12.6g         %s\n', step, calls, F(1), procedure);
        end
        stop = optimizationTold(told, reshape(V(:, 1), shape), step, calls, F(1), 'iter', procedure);
    end
end

function v = checkedValue(v)
if ~isreal(v)
    error('MATLAB:fminsearch:checkfun:ComplexFval', ...
        'User function returned a complex value when evaluated;\nFMINSEARCH cannot continue.');
elseif any(isnan(v))
    error('MATLAB:fminsearch:checkfun:NaNFval', ...
        'User function returned NaN when evaluated;\nFMINSEARCH cannot continue.');
end
end

function m = limit(m, n)
if ischar(m) || isstring(m), m = 200*n; end
end
