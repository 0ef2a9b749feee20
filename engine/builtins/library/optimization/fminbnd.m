% SPDX-License-Identifier: Apache-2.0
function [x, fval, exitflag, output] = fminbnd(f, a, b, options, varargin)
% A minimum of a function of one variable in an interval: golden sections and parabolas (Brent).
if nargin < 3, error('MATLAB:fminbnd:NotEnoughInputs', 'FMINBND requires at least three input arguments.'); end
if nargin < 4, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
tol = optimget(options, 'TolX', 1e-4);
most = optimget(options, 'MaxIter', 500);
if a > b
    x = []; fval = []; exitflag = -2;
    output = struct('iterations', 0, 'funcCount', 0, 'algorithm', 'golden section search, parabolic interpolation', ...
        'message', 'The lower bound exceeds the upper bound.');
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
while true
    middle = (a + b)/2;
    tol1 = sqrt(eps)*abs(x) + tol/3;
    if abs(x - middle) <= 2*tol1 - (b - a)/2, break, end
    if iterations >= most, exitflag = 0; break, end
    iterations = iterations + 1;
    parabola = false;
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
output = struct('iterations', iterations, 'funcCount', evaluations, ...
    'algorithm', 'golden section search, parabolic interpolation', ...
    'message', sprintf('The current x satisfies the termination criteria using OPTIONS.TolX of %e', tol));
end
