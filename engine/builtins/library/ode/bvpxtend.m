% SPDX-License-Identifier: Apache-2.0
function guess = bvpxtend(sol, xnew, ynew, p)
% A guess for a boundary value problem on a longer interval: a solution with one more mesh point xnew beyond its ends, where the values
% are ynew, or go on: bvpxtend(sol, xnew, 'constant'), 'linear' (the default) or 'solution' (by its cubic). p: the parameters' guess.
% Example: guess = bvpxtend(bvp4c(@(x, y) [y(2); -y(1)], @(a, b) [a(1); b(1) - 2], bvpinit(linspace(0, 1, 5), [0 0])), 1.2)
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 3 || isempty(ynew), ynew = 'linear'; end
x = sol.x;
atStart = abs(xnew - x(1)) < abs(xnew - x(end));
if (xnew - x(1))*(xnew - x(end)) <= 0
    error('MATLAB:bvpxtend:XnewInside', 'The new point must lie outside of the solution''s interval.');
end
if atStart, k = 1; near = [1 2]; else, k = numel(x); near = k - [1 0]; end
if ischar(ynew) || isstring(ynew)
    switch lower(char(ynew))
        case 'constant', ynew = sol.y(:, k);
        case 'linear'
            [~, slope] = deval(sol, x(k));
            ynew = sol.y(:, k) + (xnew - x(k))*slope;
        case 'solution'
            [~, slopes] = deval(sol, x(near));
            h = x(near(2)) - x(near(1));
            s = (xnew - x(near(1)))/h;
            a = sol.y(:, near(1)); b = sol.y(:, near(2));
            ynew = (1 + 2*s)*(1 - s)^2*a + s*(1 - s)^2*h*slopes(:, 1) + s^2*(3 - 2*s)*b + s^2*(s - 1)*h*slopes(:, 2);
        otherwise
            error('MATLAB:bvpxtend:InvalidMethod', 'The method must be ''constant'', ''linear'' or ''solution''.');
    end
end
guess = struct('solver', 'bvpinit', 'x', [x, xnew], 'y', [sol.y, ynew(:)]);
if atStart, guess.x = [xnew, x]; guess.y = [ynew(:), sol.y]; end
guess.yinit = [];
if nargin > 3, guess.parameters = p; elseif isfield(sol, 'parameters'), guess.parameters = sol.parameters; end
end
