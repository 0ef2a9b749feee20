% Two-body orbit with RK4 and leapfrog; energy drift of both.
clear; close all; clc
GM = 4*pi^2;                 % AU^3/yr^2
y0 = [1; 0; 0; 2*pi*0.9];
tspan = [0 2];
h = 0.01;

f = @(t, y) [y(3:4); -GM * y(1:2) / norm(y(1:2))^3];
[t, Y] = rk4(f, tspan, y0, h);
E = 0.5*sum(Y(3:4,:).^2, 1) - GM ./ sqrt(sum(Y(1:2,:).^2, 1));
fprintf('steps: %d, t(end) = %.4f\n', numel(t)-1, t(end));
fprintf('energy: first %.10g, last %.10g, drift %.3e\n', E(1), E(end), max(abs(E-E(1))));

[tl, Yl] = leapfrog(@(r) -GM*r/norm(r)^3, tspan, y0, h);
El = 0.5*sum(Yl(3:4,:).^2) - GM ./ sqrt(sum(Yl(1:2,:).^2));
fprintf('leapfrog drift %.3e\n', max(abs(El - El(1))));

% order of convergence
g = @(t, y) -2*y + cos(t);
exact = @(t) (2*cos(t) + sin(t))/5 + 3/5*exp(-2*t);
hs = 2.^-(3:7);
err = zeros(size(hs));
for k = 1:numel(hs)
    [t, y] = rk4(g, [0 1], 1, hs(k));
    err(k) = abs(y(end) - exact(t(end)));
end
order = log2(err(1:end-1)./err(2:end));
disp('observed orders:'); disp(round(order, 1))
table = [hs; err]';
fprintf('%10s  %12s\n', 'h', 'error');
fprintf('%10.6f  %12.4e\n', table');

function [t, y] = rk4(f, tspan, y0, h)
%RK4 classical Runge-Kutta with a fixed step
    n = ceil((tspan(2) - tspan(1)) / h - 1e-9);
    t = tspan(1) + (0:n)*h;
    y = zeros(numel(y0), n+1);
    y(:,1) = y0;
    for i = 1:n
        k1 = f(t(i),       y(:,i));
        k2 = f(t(i) + h/2, y(:,i) + h/2*k1);
        k3 = f(t(i) + h/2, y(:,i) + h/2*k2);
        k4 = f(t(i) + h,   y(:,i) + h*k3);
        y(:,i+1) = y(:,i) + h/6*(k1 + 2*k2 + 2*k3 + k4);
    end
end

function [t, Y] = leapfrog(acc, tspan, y0, h)
    n = round(diff(tspan)/h);
    t = linspace(tspan(1), tspan(2), n+1);
    Y = nan(4, n+1);
    Y(:,1) = y0;
    r = y0(1:2); v = y0(3:4);
    for i = 2:n+1
        v = v + h/2*acc(r);
        r = r + h*v;
        v = v + h/2*acc(r);
        Y(:,i) = [r; v];
    end
end
