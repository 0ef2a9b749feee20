% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output] = fzero(f, x0, options, varargin)
% A zero of a function of one variable by Brent's method: x0 is a point near it, around which a change
% of sign is searched, or an interval with one. TolX, Display ('notify', 'final', 'iter', 'off') and
% OutputFcn from optimset.
% Example: x = fzero(@cos, [1 2], optimset('Display', 'iter'));
if nargin < 2, error('MATLAB:fzero:NotEnoughInputs', 'FZERO requires at least two input arguments.'); end
if nargin < 3, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isnumeric(x0) || ~any(numel(x0) == [1 2]) || ~all(isfinite(x0(:)))
    error('MATLAB:fzero:LengthArg2', 'Second argument must be of length 1 or 2.');
end
tol = optimget(options, 'TolX', eps);
level = optimizationDisplay(options);
told = optimget(options, 'OutputFcn');
evaluations = 0;
intervals = 0;
iterations = 0;
header = ' Func-count    x          f(x)             Procedure';
    function y = at(t)
        y = f(t, varargin{:});
        evaluations = evaluations + 1;
        if ~isscalar(y) || ~(isnumeric(y) || islogical(y))
            error('MATLAB:fzero:InvalidFunctionValue', 'User supplied function must return a scalar value.');
        end
        y = double(y);
    end
    function stop = point(state, procedure)
        % One line of the table of interpolation, and the OutputFcn of the options.
        if level > 2 && strcmp(state, 'iter')
            fprintf('%5.0f   %13.6g %13.6g        %s\n', evaluations, b, fb, procedure);
        end
        stop = optimizationTold(told, b, iterations, evaluations, fb, state, procedure);
    end
    function interval(procedure)
        if level > 2
            fprintf('%5.0f   %13.6g %13.6g %13.6g %13.6g   %s\n', evaluations, a, fa, b, fb, procedure);
        end
    end
x0 = double(x0);
if numel(x0) == 2
    a = x0(1); b = x0(2);
    fa = at(a); fb = at(b);
    if ~isfinite(fa) || ~isreal(fa) || ~isfinite(fb) || ~isreal(fb)
        error('MATLAB:fzero:ValuesAtEndPtsComplexOrNotFinite', ...
            'Function values at the interval endpoints must be finite and real.');
    end
    if fa ~= 0 && fb ~= 0 && (fa > 0) == (fb > 0)
        error('MATLAB:fzero:ValuesAtEndPtsSameSign', ...
            'Function values at the interval endpoints must differ in sign.');
    end
else
    a = x0; b = x0;
    fa = at(a); fb = fa;
    if ~isfinite(fa) || ~isreal(fa)
        error('MATLAB:fzero:ValueAtInitGuessComplexOrNotFinite', ...
            'Function value at starting guess must be finite and real.');
    end
    step = x0/50;
    if step == 0, step = 1/50; end
    if fa ~= 0
        if level > 2
            fprintf(' \nSearch for an interval around %g containing a sign change:\n', x0);
            fprintf(' Func-count    a          f(a)             b          f(b)        Procedure\n');
        end
        interval('initial interval');
    end
    while fa ~= 0 && (fa > 0) == (fb > 0)
        step = step*sqrt(2);
        intervals = intervals + 1;
        a = x0 - step; fa = at(a);
        [exitflag, message] = noInterval(a, fa);
        if exitflag == 0 && (fa > 0) == (fb > 0)
            b = x0 + step; fb = at(b);
            [exitflag, message] = noInterval(b, fb);
        end
        if exitflag < 0
            x = NaN; fval = NaN;
            output = summary(intervals, 0, evaluations, message);
            if level > 0, disp(message), end
            return
        end
        interval('search');
    end
    if fa ~= 0 && fb ~= 0, header = sprintf('Search for a zero in the interval [%g, %g]:\n%s', a, b, header); end
end
if fa == 0 || fb == 0
    if fa == 0, b = a; fb = fa; end
    x = b; fval = fb; exitflag = 1;
    message = 'Zero find terminated.';
    output = summary(intervals, 0, evaluations, message);
    if level > 1, disp(message), end
    return
end
ends = [a, b];
highest = max(abs([fa, fb]));
if level > 2, fprintf(' \n%s\n', header); end
procedure = 'initial';
point('init', procedure);
c = a; fc = fa;
d = b - a; e = d;
while fb ~= 0
    if (fb > 0) == (fc > 0), c = a; fc = fa; d = b - a; e = d; end
    if abs(fc) < abs(fb)
        a = b; b = c; c = a;
        fa = fb; fb = fc; fc = fa;
    end
    m = (c - b)/2;
    toler = max(2*tol*max(abs(b), 1), eps(b));
    if abs(m) <= toler || fb == 0, break, end
    if point('iter', procedure)
        x = b; fval = fb; exitflag = -1;
        message = 'Optimization terminated by user.';
        output = summary(intervals, iterations, evaluations, message);
        if level > 0, disp(message), end
        return
    end
    iterations = iterations + 1;
    procedure = 'bisection';
    if abs(e) < toler || abs(fa) <= abs(fb)
        d = m; e = m;
    else
        s = fb/fa;
        if a == c
            p = 2*m*s; q = 1 - s;
        else
            q = fa/fc; r = fb/fc;
            p = s*(2*m*q*(q - r) - (b - a)*(r - 1));
            q = (q - 1)*(r - 1)*(s - 1);
        end
        if p > 0, q = -q; else, p = -p; end
        if 2*p < min(3*m*q - abs(toler*q), abs(e*q))
            e = d; d = p/q;
            procedure = 'interpolation';
        else
            d = m; e = m;
        end
    end
    a = b; fa = fb;
    if abs(d) > toler
        b = b + d;
    elseif b > c
        b = b - toler;
    else
        b = b + toler;
    end
    fb = at(b);
end
x = b; fval = fb;
point('iter', procedure);
if abs(fval) <= highest
    exitflag = 1;
    message = sprintf('Zero found in the interval [%g, %g]', ends);
else
    exitflag = -5;
    message = sprintf(['Current point x may be near a singular point. The interval [%g, %g] \n', ...
        'reduced to the requested tolerance and the function changes sign in the interval,\n', ...
        'but f(x) increased in magnitude as the interval reduced.'], ends);
end
point('done', procedure);
output = summary(intervals, iterations, evaluations, message);
if level > 1 || (level > 0 && exitflag < 0), fprintf(' \n%s\n', message); end
end

function output = summary(intervals, iterations, evaluations, message)
output = struct('intervaliterations', intervals, 'iterations', iterations, 'funcCount', evaluations, ...
    'algorithm', 'bisection, interpolation', 'message', message);
end

function [exitflag, message] = noInterval(x, y)
% Why the search for a change of sign ends at x: 0 where it goes on.
exitflag = 0; message = '';
if ~isfinite(x) || ~isfinite(y)
    exitflag = -3; kind = 'NaN or Inf';
elseif ~isreal(y)
    exitflag = -4; kind = 'complex';
else
    return
end
message = sprintf(['Exiting fzero: aborting search for an interval containing a sign change\n', ...
    '    because %s function value encountered during search.\n(Function value at %g is %s.)\n', ...
    'Check function or try again with a different starting value.'], kind, x, num2str(y));
end
