% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output] = fzero(f, x0, options, varargin)
% A zero of a function of one variable by Brent's method: x0 is a point near it, around which a change
% of sign is searched, or an interval with one. TolX from optimset.
if nargin < 2, error('MATLAB:fzero:NotEnoughInputs', 'FZERO requires at least two input arguments.'); end
if nargin < 3, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ~isnumeric(x0) || ~any(numel(x0) == [1 2]) || ~all(isfinite(x0(:)))
    error('MATLAB:fzero:LengthArg2', 'Second argument must be of length 1 or 2.');
end
tol = optimget(options, 'TolX', eps);
evaluations = 0;
intervals = 0;
    function y = at(t)
        y = f(t, varargin{:});
        evaluations = evaluations + 1;
        if ~isscalar(y) || ~(isnumeric(y) || islogical(y))
            error('MATLAB:fzero:InvalidFunctionValue', 'User supplied function must return a scalar value.');
        end
        y = double(y);
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
    step = abs(x0)/50;
    if step == 0, step = 1/50; end
    while fa ~= 0 && (fa > 0) == (fb > 0)
        step = step*sqrt(2);
        intervals = intervals + 1;
        a = x0 - step; fa = at(a);
        if (fa > 0) ~= (fb > 0), break, end
        b = x0 + step; fb = at(b);
        if ~isfinite(a) || ~isfinite(b) || ~isfinite(fa) || ~isfinite(fb)
            x = NaN; fval = NaN; exitflag = -3;
            output = summary(intervals, 0, evaluations, 'No interval with a sign change found.');
            return
        end
    end
end
if fa == 0, b = a; fb = fa; end
c = a; fc = fa;
d = b - a; e = d;
iterations = 0;
while fb ~= 0
    if (fb > 0) == (fc > 0), c = a; fc = fa; d = b - a; e = d; end
    if abs(fc) < abs(fb)
        a = b; b = c; c = a;
        fa = fb; fb = fc; fc = fa;
    end
    m = (c - b)/2;
    toler = max(2*tol*max(abs(b), 1), eps(b));
    if abs(m) <= toler || fb == 0, break, end
    iterations = iterations + 1;
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
x = b; fval = fb; exitflag = 1;
output = summary(intervals, iterations, evaluations, sprintf('Zero found in the interval [%g, %g]', min(a, c), max(a, c)));
end

function output = summary(intervals, iterations, evaluations, message)
output = struct('intervaliterations', intervals, 'iterations', iterations, 'funcCount', evaluations, ...
    'algorithm', 'bisection, interpolation', 'message', message);
end
