% What functions of the library share is not seen from outside of it, and may be named by the user.
disp(exist('odeProblem')), disp(exist('private/odeProblem'))
try, odeProblem(1), catch e, disp(e.identifier), end
try, feval('simplex', 1), catch e, disp(e.identifier), end
[t, y] = ode45(@(t, y) odeFactor(y), [0 1], 1); fprintf('%.4f\n', y(end));
x = linprog([-1; -1], [1 2], 4, [], [], [0; 0], [3; 3], optimset('Display', 'off')); fprintf('%.2f ', x); fprintf('\n');
function d = odeFactor(y)
d = -y;
end
