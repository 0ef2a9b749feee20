% linprog, quadprog, intlinprog, fmincon, fminunc on problems with known answers.
A = [1 1; 1 1/4; 1 -1; -1/4 -1; -1 -1; -1 1]; b = [2 1 2 1 -1 2]; f = [-1 -1/3];
[x, v, flag, out, lambda] = linprog(f, A, b); fprintf('%.6f %.6f %.6f %d\n', x, v, flag); fprintf('%.4f ', lambda.ineqlin); fprintf('\n');
quiet = optimoptions('linprog', 'Display', 'none');
[x, v] = linprog(f, A, b, [1 1/4], 1/2, [-1 -0.5], [1.5 1.25], quiet); fprintf('%.6f ', x, v); fprintf('\n');
[x, v, ~, ~, lambda] = linprog([-5; -4; -6], [1 -1 1; 3 2 4; 3 2 0], [20; 42; 30], [], [], zeros(3, 1), [], quiet);
fprintf('%.6f ', x, v); fprintf('%.4f ', lambda.ineqlin, lambda.lower); fprintf('\n');
[x, v, flag] = linprog([1 1], [1 1; -1 -1], [1; -2], [], [], [], [], quiet); disp(isempty(x)), disp(flag)
[x, v, flag] = linprog([-1 0], [], [], [], [], [0 0], [], quiet); disp(flag)
% Beale's degenerate problem, on which the plain rule goes round in circles.
[x, v, flag] = linprog([-0.75 150 -0.02 6], [0.25 -60 -0.04 9; 0.5 -90 -0.02 3; 0 0 1 0], [0; 0; 1], [], [], zeros(4, 1), [], quiet);
fprintf('%.6f ', x, v); disp(flag)
[x, v, flag] = linprog([1; 2; 3], [], [], [1 1 1; 2 2 2], [3; 6], zeros(3, 1), [], quiet); fprintf('%.4f ', x, v); disp(flag)
% Weak duality closes on random problems.
rng(3); worst = 0;
for k = 1:20
    A = rand(6, 4); b = 1 + rand(6, 1); c = rand(4, 1);
    [x, v, flag, ~, l] = linprog(-c, A, b, [], [], zeros(4, 1), [], quiet);
    worst = max([worst, abs(v + b'*l.ineqlin), max(A*x - b), norm(-c + A'*l.ineqlin - l.lower, inf), -min(l.ineqlin), -min(l.lower)]);
end
disp(worst < 1e-9)
H = [1 -1; -1 2]; f = [-2; -6]; A = [1 1; -1 2; 2 1]; b = [2; 2; 3]; quiet = optimoptions('quadprog', 'Display', 'off');
[x, v, flag, ~, l] = quadprog(H, f, A, b, [], [], [0; 0]); fprintf('%.6f ', x, v, l.ineqlin); disp(flag)
[x, v, flag] = quadprog(H, f, [], [], [1 1], 0, [], [], [], quiet); fprintf('%.6f ', x, v); disp(flag)
[x, v, flag] = quadprog([1 -1 1; -1 2 -2; 1 -2 4], [2; -3; 1], [], [], [1 1 1], 0.5, zeros(3, 1), ones(3, 1), [], quiet); fprintf('%.6f ', x, v); disp(flag)
[~, ~, flag] = quadprog(zeros(2), [-1; 0], [], [], [], [], [], [], [], quiet); disp(flag)
[~, ~, flag] = quadprog([1 0; 0 -1], [0; 0], [], [], [], [], [], [], [], quiet); disp(flag)
[~, ~, flag] = quadprog(eye(2), [0; 0], [1 0; -1 0], [-1; -1], [], [], [], [], [], quiet); disp(flag)
worst = 0;
for k = 1:20
    B = rand(5); H = B'*B + eye(5); f = randn(5, 1); A = randn(4, 5); b = rand(4, 1);
    [x, ~, flag, ~, l] = quadprog(H, f, A, b, [], [], -ones(5, 1), [], [], quiet);
    worst = max([worst, norm(H*x + f + A'*l.ineqlin - l.lower, inf), max(A*x - b), -min(l.ineqlin), abs(l.ineqlin'*(A*x - b)), flag ~= 1]);
end
disp(worst < 1e-9)
quiet = optimoptions('intlinprog', 'Display', 'off');
[x, v, flag] = intlinprog([8; 1], 2, [-1 -2; -4 -1; 2 1], [14; -33; 20]); fprintf('%.4f ', x, v); disp(flag)
[x, v] = intlinprog(-[10 13 18 31 7 15], 1:6, [11 15 20 35 10 33], 47, [], [], zeros(6, 1), ones(6, 1), quiet); disp(v)
[x, v, flag] = intlinprog(1, 1, [1; -1], [0.7; -0.3], [], [], [], [], quiet); disp(flag)
quiet = optimoptions('fmincon', 'Display', 'off'); rosenbrock = @(x) 100*(x(2) - x(1)^2)^2 + (1 - x(1))^2;
[x, v, flag, ~, l] = fmincon(rosenbrock, [-1; 2], [1 2], 1, [], [], [], [], [], quiet); fprintf('%.4f ', x, v, l.ineqlin); disp(flag)
[x, v, flag] = fmincon(rosenbrock, [0.5; 0], [1 2], 1, [2 1], 1, [], [], [], quiet); fprintf('%.4f ', x, v); disp(flag)
[x, v, flag] = fmincon(@(x) 1 + x(1)/(1 + x(2)) - 3*x(1)*x(2) + x(2)*(1 + x(1)), [0.5; 1], [], [], [], [], [0; 0], [1; 2], [], quiet); fprintf('%.4f ', x, v); disp(flag)
[x, v, flag] = fmincon(rosenbrock, [0.25 0.25], [], [], [], [], [0 0.2], [0.5 0.8], @(x) deal((x(1) - 1/3)^2 + (x(2) - 1/3)^2 - 1/9, []), quiet); fprintf('%.4f ', x, v); disp(flag)
% Problem 71 of Hock and Schittkowski.
[x, v, flag, ~, l] = fmincon(@(x) x(1)*x(4)*sum(x(1:3)) + x(3), [1 5 5 1], [], [], [], [], ones(1, 4), 5*ones(1, 4), @(x) deal(25 - prod(x), sum(x.^2) - 40), quiet);
fprintf('%.4f ', x, v); fprintf('%.3f ', l.ineqnonlin, l.eqnonlin); disp(flag)
[x, v, flag] = fmincon(@(x) -prod(x), [10; 10; 10], [-1 -2 -2; 1 2 2], [0; 72], [], [], [], [], [], quiet); fprintf('%.3f ', x, v); disp(flag)
[~, ~, flag] = fmincon(@(x) sum(x), [0; 0], [1 0; -1 0], [-1; -1], [], [], [], [], [], quiet); disp(flag)
[x, v, flag] = fmincon(@withGradient, [0; 0], [], [], [], [], [1; -1], [], [], optimoptions(quiet, 'SpecifyObjectiveGradient', true)); fprintf('%.4f ', x, v); disp(flag)
quiet = optimoptions('fminunc', 'Display', 'off');
[x, v, flag, out, g, H] = fminunc(rosenbrock, [-1.2 1], quiet); fprintf('%.3f ', x); disp(flag), disp(norm(g) < 1e-2), disp(norm(H - [802 -400; -400 200])/1000 < 0.01)
[x, v, flag] = fminunc(@(x) 3*x(1)^2 + 2*x(1)*x(2) + x(2)^2, [1; 1]); disp(max(abs(x)) < 1e-5), disp(flag)
[x, v, flag] = fminunc(@withGradient, [5; 5], optimset('GradObj', 'on', 'Display', 'off')); fprintf('%.5f ', x); disp(flag)
attempt(@() linprog([1 2], [1 2 3], 1))
attempt(@() linprog([1 2], [1 2], [1 2]))
attempt(@() quadprog(ones(2, 3), [1; 2]))
attempt(@() fmincon(@(x) x, [1 2], [], []))
attempt(@() fminunc(@(x) x, [1 2]))
attempt(@() fminunc(@(x) Inf, 1))
attempt(@() intlinprog([1 2], 3, [], []))
function [f, g] = withGradient(x)
f = (x(1) - 1/2)^2 + 2*(x(2) + 2)^2; g = [2*(x(1) - 1/2); 4*(x(2) + 2)];
end
function attempt(f)
try, f(); catch e, fprintf('%s: %s\n', e.identifier, e.message); end
end
