% SPDX-License-Identifier: Apache-2.0
function [x, fval, maxfval, exitflag, output, lambda] = fminimax(f, x0, A, b, Aeq, beq, lb, ub, nonlcon, options)
% The least of the greatest element of f(x), near x0, where A*x <= b, Aeq*x = beq, lb <= x <= ub and,
% for [c, ceq] = nonlcon(x), c <= 0 and ceq = 0. Options of optimoptions('fminimax');
% AbsoluteMaxObjectiveCount elements of f count by their absolute value.
% Example: x = fminimax(@(x) [(x - 1)^2, (x + 1)^2], 3, [], [], [], [], [], [], [], optimoptions('fminimax', 'Display', 'off'));
if nargin < 2, error('optim:fminimax:NotEnoughInputs', 'FMINIMAX requires at least two input arguments.'); end
if nargin < 3, A = []; end
if nargin < 4, b = []; end
if nargin < 5, Aeq = []; end
if nargin < 6, beq = []; end
if nargin < 7, lb = []; end
if nargin < 8, ub = []; end
if nargin < 9, nonlcon = []; end
if nargin < 10, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
count = optimizationOption(options, {'AbsoluteMaxObjectiveCount', 'MinAbsMax'}, 0);
[x, fval, maxfval, exitflag, output, lambda] = goalProblem('fminimax', @values, x0, 0, 1, ...
    {A, b, Aeq, beq, lb, ub, nonlcon}, options);
fval = f(x);
maxfval = max(values(x));
    function v = values(x)
        v = f(x);
        v = v(:);
        v = [v; -v(1:count)];
    end
end
