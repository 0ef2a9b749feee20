% SPDX-License-Identifier: Apache-2.0
% Display of fzero, fminbnd and fminsearch: the tables of the manual, how each ended, and OutputFcn.
iter = optimset('Display', 'iter');
final = optimset('Display', 'final');
off = optimset('Display', 'off');
fzero(@(x) x^3 - 2*x - 5, [2 3], iter);
x = fzero(@humps, -0.2, iter);
x = fzero(@(x) x^3 - 8, 1, final);
x = fzero(@(x) x - 1, 1, final);
[~, ~, flag, output] = fzero(@(x) 1/(x - 1), [0.5 1.7]);
fprintf('%d %s\n', flag, output.message(1:46));
[x, ~, flag] = fzero(@(x) x^2 + 1, 1);
[x, ~, flag(2)] = fzero(@(x) sqrt(x) + 1, 1);
[x, ~, flag(3)] = fzero(@(x) x^2 + 1, 1, off);
disp(flag)
x = fminbnd(@sin, 0, 2*pi, iter);
[x, ~, flag] = fminbnd(@(x) x^4, -1, 2, optimset('MaxIter', 4));
[x, ~, flag(2)] = fminbnd(@(x) x^4, -1, 2, optimset('MaxFunEvals', 4, 'Display', 'none'));
[x, ~, flag(3)] = fminbnd(@(x) x^4, 2, 1);
disp(flag)
banana = @(x) 100*(x(2) - x(1)^2)^2 + (1 - x(1))^2;
x = fminsearch(banana, [-1.2 1], optimset('Display', 'iter', 'MaxIter', 7));
x = fminsearch(@(x) sum((x - [1 2]).^2), [0.9 1.9], final);
x = fminsearch(banana, [-1.2 1], optimset('MaxFunEvals', 9));
x = fminsearch(banana, [-1.2 1], optimset('MaxFunEvals', 9, 'Display', 'off'));

% Stops where the function of the options says so.
o = optimset('OutputFcn', @(x, values, state) strcmp(state, 'iter') && values.iteration >= 2);
[~, ~, flag, output] = fzero(@(x) x^3 - 2, [0 4], o);
fprintf('%d %d %d\n', flag, output.iterations, output.funcCount);
[~, ~, flag, output] = fminbnd(@(x) x^4, -1, 2, o);
fprintf('%d %d %d\n', flag, output.iterations, output.funcCount);
[~, ~, flag, output] = fminsearch(banana, [-1.2 1], o);
fprintf('%d %d %d\n', flag, output.iterations, output.funcCount);
fminbnd(@(x) (x - 1)^2, 0, 3, optimset('OutputFcn', @told));

function stop = told(x, values, state)
stop = false;
fprintf('%s %d %d %s %.4f\n', state, values.iteration, values.funccount, values.procedure, x);
end
