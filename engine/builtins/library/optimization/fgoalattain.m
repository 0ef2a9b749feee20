% SPDX-License-Identifier: Apache-2.0
function [x, fval, attainfactor, exitflag, output, lambda] = fgoalattain(f, x0, goal, weight, A, b, Aeq, beq, lb, ub, nonlcon, options)
% The least factor with f(x) - weight*factor <= goal, near x0, where A*x <= b, Aeq*x = beq, lb <= x <=
% ub and, for [c, ceq] = nonlcon(x), c <= 0 and ceq = 0. Options of optimoptions('fgoalattain').
% Example: x = fgoalattain(@(x) [x^2, (x - 2)^2], 0, [1 1], [1 1], [], [], [], [], [], [], [], optimoptions('fgoalattain', 'Display', 'off'));
if nargin < 4, error('optim:fgoalattain:NotEnoughInputs', 'FGOALATTAIN requires at least four input arguments.'); end
if nargin < 5, A = []; end
if nargin < 6, b = []; end
if nargin < 7, Aeq = []; end
if nargin < 8, beq = []; end
if nargin < 9, lb = []; end
if nargin < 10, ub = []; end
if nargin < 11, nonlcon = []; end
if nargin < 12, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
[x, fval, attainfactor, exitflag, output, lambda] = goalProblem('fgoalattain', @(x) reshape(f(x), [], 1), x0, ...
    goal(:), weight(:), {A, b, Aeq, beq, lb, ub, nonlcon}, options);
fval = f(x);
end
