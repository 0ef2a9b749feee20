% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output] = fminbnd(f, a, b, options, varargin)
% A minimum of a function of one variable in an interval: golden sections and parabolas (Brent).
% TolX, MaxIter, MaxFunEvals, Display ('notify', 'final', 'iter', 'off') and OutputFcn from optimset.
% Example: x = fminbnd(@(x) (x - 1)^2, 0, 3, optimset('Display', 'iter'));
if nargin < 3, error('MATLAB:fminbnd:NotEnoughInputs', 'FMINBND requires at least three input arguments.'); end
if nargin < 4, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
tol = optimget(options, 'TolX', 1e-4);
most = optimget(options, 'MaxIter', 500);
mostCalls = optimget(options, 'MaxFunEvals', 500);
level = optimizationDisplay(options);
told = optimget(options, 'OutputFcn');
if a > b
    x = []; fval = []; exitflag = -2;
    output = struct('iterations', 0, 'funcCount', 0, 'algorithm', 'golden section search, parabolic interpolation', ...
        'message', 'The lower bound exceeds the upper bound.');
    if level > 0, fprintf(' \n%s\n', output.message); end
    return
end
golden = (3 - sqrt(5))/2;
x = a + golden*(b - a);
v = x; w = x;
d = 0; e = 0;
fval = f(x, varargin{:});
fv = fval; fw = fval;
iterations = 0; evaluations = 1;
exitflag = 1;
procedure = 'initial';
if level > 2, fprintf(' \n Func-count     x          f(x)         Procedure\n'); end
optimizationTold(told, x, iterations, evaluations, fval, 'init', procedure);
stop = shown(x, fval);
while true
    middle = (a + b)/2;
    tol1 = sqrt(eps)*abs(x) + tol/3;
    if abs(x - middle) <= 2*tol1 - (b - a)/2, break, end
    if stop, exitflag = -1; break, end
    if iterations >= most || evaluations >= mostCalls, exitflag = 0; break, end
    iterations = iterations + 1;
    parabola = false;
    procedure = 'golden';
    if abs(e) > tol1
        r = (x - w)*(fval - fv);
        q = (x - v)*(fval - fw);
        p = (x - v)*q - (x - w)*r;
        q = 2*(q - r);
        if q > 0, p = -p; end
        q = abs(q);
        r = e; e = d;
        if abs(p) < abs(q*r/2) && p > q*(a - x) && p < q*(b - x)
            parabola = true;
            procedure = 'parabolic';
            d = p/q;
            u = x + d;
            if u - a < 2*tol1 || b - u < 2*tol1
                d = tol1;
                if middle < x, d = -tol1; end
            end
        end
    end
    if ~parabola
        if x >= middle, e = a - x; else, e = b - x; end
        d = golden*e;
    end
    if abs(d) >= tol1
        u = x + d;
    elseif d < 0
        u = x - tol1;
    else
        u = x + tol1;
    end
    fu = f(u, varargin{:});
    evaluations = evaluations + 1;
    stop = shown(u, fu);
    if fu <= fval
        if u >= x, a = x; else, b = x; end
        v = w; fv = fw;
        w = x; fw = fval;
        x = u; fval = fu;
    else
        if u < x, a = u; else, b = u; end
        if fu <= fw || w == x
            v = w; fv = fw;
            w = u; fw = fu;
        elseif fu <= fv || v == x || v == w
            v = u; fv = fu;
        end
    end
end
switch exitflag
    case 1
        message = sprintf(['Optimization terminated:\n the current x satisfies the termination criteria ', ...
            'using OPTIONS.TolX of %e \n'], tol);
    case 0
        message = optimizationLimitText(evaluations >= mostCalls, fval);
    otherwise
        message = 'Optimization terminated prematurely by user.';
end
optimizationTold(told, x, iterations, evaluations, fval, 'done', procedure);
output = struct('iterations', iterations, 'funcCount', evaluations, ...
    'algorithm', 'golden section search, parabolic interpolation', 'message', message);
if level > 1 || (level > 0 && exitflag <= 0), fprintf(' \n%s\n', message); end

    function stop = shown(t, y)
        if level > 2, fprintf('%5.0f   %12.6g %12.6g        %s\n', evaluations, t, y, procedure); end
        stop = optimizationTold(told, t, iterations, evaluations, y, 'iter', procedure);
    end
end
