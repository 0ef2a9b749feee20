% SPDX-License-Identifier: Apache-2.0
function sol = bvp4c(f, bc, solinit, options, varargin)
% Solves y' = f(x, y) with the conditions bc(ya, yb) = 0 at both ends from the guess of bvpinit, by
% collocation of order 4 (Simpson's points) on a mesh that follows the residual; deval evaluates sol.
% Unknown parameters are a third argument of f and bc. Options from bvpset.
if nargin < 3, error('MATLAB:bvp4c:NotEnoughInputs', 'Not enough input arguments.'); end
if nargin < 4, options = []; end
if ischar(f) || isstring(f), f = str2func(char(f)); end
if ischar(bc) || isstring(bc), bc = str2func(char(bc)); end
if ~isstruct(solinit) || ~isfield(solinit, 'x') || ~isfield(solinit, 'y')
    error('MATLAB:bvparguments:SolinitNotStruct', 'The initial guess must be a structure with the fields x and y, as bvpinit makes it.');
end
p.rtol = odeget(options, 'RelTol', 1e-3, 'fast');
p.atol = odeget(options, 'AbsTol', 1e-6, 'fast');
p.atol = p.atol(:);
p.x = solinit.x(:)'; y = solinit.y;
p.n = size(y, 1);
p.most = odeget(options, 'Nmax', floor(1000/p.n), 'fast');
par = zeros(0, 1);
if isfield(solinit, 'parameters'), par = solinit.parameters(:); end
p.np = numel(par);
p.conditions = p.n + p.np;
if p.np == 0
    p.f = @(x, y, par) f(x, y, varargin{:});
    p.bc = @(ya, yb, par) bc(ya, yb, varargin{:});
else
    p.f = @(x, y, par) f(x, y, par, varargin{:});
    p.bc = @(ya, yb, par) bc(ya, yb, par, varargin{:});
end
first = p.f(p.x(1), y(:, 1), par);
if numel(first) ~= p.n
    error('MATLAB:bvparguments:SizeFunReturn', ['The derivative function should return a column vector of length %d, ' ...
        'as the guess has.'], p.n);
end
given = p.bc(y(:, 1), y(:, end), par);
if numel(given) ~= p.conditions
    error('MATLAB:bvparguments:SizeBCReturn', ['The boundary condition function should return a column vector of length %d.'], p.conditions);
end
reached = Inf;
while true
    [y, par, F, good] = solved(p, y, par);
    if ~good && numel(p.x) >= p.most
        error('MATLAB:bvp4c:SingJac', 'Unable to solve the collocation equations -- a singular Jacobian encountered.');
    end
    residual = residuals(p, y, F, par);
    reached = max(residual);
    if good && reached <= p.rtol, break; end
    [mesh, z] = finer(p, y, F, residual, good);
    if numel(mesh) > p.most
        warning('MATLAB:bvp4c:RelTolNotMet', ['Unable to meet the tolerance without using more than %d mesh points. \n ' ...
            'The last mesh of %d points and the solution are available in the output argument. \n ' ...
            'The maximum residual is %g, while requested accuracy is %g.'], p.most, numel(p.x), reached, p.rtol);
        break
    end
    p.x = mesh; y = z;
end
sol.solver = 'bvp4c';
sol.x = p.x;
sol.y = y;
sol.yp = F;
if p.np > 0, sol.parameters = par; end
sol.stats = struct('nmeshpoints', numel(p.x), 'maxerr', reached, 'nODEevals', 0, 'nBCevals', 0);
if strcmpi(odeget(options, 'Stats', 'off', 'fast'), 'on')
    fprintf('The solution was obtained on a mesh of %g points.\nThe maximum error is %10.3e. \n', numel(p.x), reached);
end
end

function F = slopes(p, x, y, par)
F = zeros(size(y));
for k = 1:numel(x)
    v = p.f(x(k), y(:, k), par);
    F(:, k) = v(:);
end
end

function [r, F, middleY, middleF] = equations(p, y, par)
% The conditions at the ends and Simpson's rule on each interval.
F = slopes(p, p.x, y, par);
h = diff(p.x);
middleX = p.x(1:end - 1) + h/2;
middleY = (y(:, 1:end - 1) + y(:, 2:end))/2 - (F(:, 2:end) - F(:, 1:end - 1)).*(h/8);
middleF = slopes(p, middleX, middleY, par);
inner = y(:, 2:end) - y(:, 1:end - 1) - (F(:, 1:end - 1) + 4*middleF + F(:, 2:end)).*(h/6);
ends = p.bc(y(:, 1), y(:, end), par);
r = [ends(:); inner(:)];
end

function [y, par, F, good] = solved(p, y, par)
% Newton's method with a step that is halved until the next correction would be smaller.
good = false;
[r, F, middleY] = equations(p, y, par);
for iteration = 1:12
    J = jacobian(p, y, par, F, middleY);
    d = quietQuotient(J, r);
    if any(~isfinite(d)), return; end
    scale = [abs(par); abs(y(:))];
    scale = max(scale, 1e-3*max([scale; 1e-3]));
    size0 = norm(d(:)./scale, inf);
    lambda = 1;
    for attempt = 1:8
        newPar = par - lambda*d(1:p.np);
        newY = y - lambda*reshape(d(p.np + 1:end), size(y));
        [newR, newF, newMiddle] = equations(p, newY, newPar);
        next = quietQuotient(J, newR);
        size1 = norm(next(:)./scale, inf);
        if size1 <= (1 - lambda/4)*size0 || size1 < 1e-3*p.rtol, break; end
        lambda = lambda/2;
    end
    if ~isfinite(size1), return; end
    y = newY; par = newPar; r = newR; F = newF; middleY = newMiddle;
    if lambda == 1 && size1 <= 0.01*p.rtol, good = true; return; end
end
end

function d = quietQuotient(J, r)
% Without warnings of a singular matrix, whose quotient is looked at.
state = [warning('off', 'MATLAB:singularMatrix'), warning('off', 'MATLAB:nearlySingularMatrix'), warning('off', 'MATLAB:rankDeficientMatrix')];
d = J\r;
warning(state);
end

function J = jacobian(p, y, par, F, middleY)
% Sparse: the parameters' columns, then a block for each point of the mesh.
n = p.n; N = numel(p.x); np = p.np;
h = diff(p.x);
A = zeros(n, n, N); P = zeros(n, np, N);
for k = 1:N, [A(:, :, k), P(:, :, k)] = parts(p, p.x(k), y(:, k), par, F(:, k)); end
rows = []; columns = []; values = [];
I = eye(n);
parameterPart = zeros(n*(N - 1), np);
for k = 1:N - 1
    xm = p.x(k) + h(k)/2;
    [B, Q] = parts(p, xm, middleY(:, k), par, p.f(xm, middleY(:, k), par));
    left = -I - h(k)/6*(A(:, :, k) + 4*B*(I/2 + h(k)/8*A(:, :, k)));
    right = I - h(k)/6*(A(:, :, k + 1) + 4*B*(I/2 - h(k)/8*A(:, :, k + 1)));
    if np > 0
        middle = Q + B*(h(k)/8*(P(:, :, k) - P(:, :, k + 1)));
        parameterPart((k - 1)*n + (1:n), :) = -h(k)/6*(P(:, :, k) + 4*middle + P(:, :, k + 1));
    end
    [c, r] = meshgrid(1:2*n, 1:n);
    both = [left, right];
    rows = [rows; r(:) + (k - 1)*n]; columns = [columns; c(:) + (k - 1)*n]; values = [values; both(:)];
end
inner = sparse(rows, columns, values, n*(N - 1), n*N);
ya = y(:, 1); yb = y(:, end);
base = p.bc(ya, yb, par); base = base(:);
Ja = finite(@(v) p.bc(v, yb, par), ya, base);
Jb = finite(@(v) p.bc(ya, v, par), yb, base);
Jp = finite(@(v) p.bc(ya, yb, v), par, base);
outer = [Jp, Ja, zeros(p.conditions, n*(N - 2)), Jb];
J = [sparse(outer); [sparse(parameterPart), inner]];
end

function [A, P] = parts(p, x, y, par, f0)
A = finite(@(v) p.f(x, v, par), y, f0(:));
P = finite(@(v) p.f(x, y, v), par, f0(:));
end

function J = finite(g, v, base)
J = zeros(numel(base), numel(v));
for j = 1:numel(v)
    moved = v;
    moved(j) = v(j) + sqrt(eps)*max(abs(v(j)), 1e-3);
    value = g(moved);
    J(:, j) = (value(:) - base)/(moved(j) - v(j));
end
end

function residual = residuals(p, y, F, par)
% The size of S' - f(x, S) for the cubic S of each interval, by Lobatto's rule of five points.
h = diff(p.x);
N = numel(h);
residual = zeros(1, N);
at = [0.5 - sqrt(3/7)/2, 0.5, 0.5 + sqrt(3/7)/2];
weight = [49/180 32/90 49/180];
for k = 1:N
    x = p.x(k) + h(k)*at;
    [S, slope] = odeInterpolate('cubic', x, p.x(k), y(:, k), p.x(k + 1), y(:, k + 1), {F(:, k), F(:, k + 1)});
    f = slopes(p, x, S, par);
    r = (slope - f)./max(abs(f), p.atol/p.rtol);
    residual(k) = sqrt(sum(weight.*sum(abs(r).^2, 1)));
end
end

function [mesh, z] = finer(p, y, F, residual, good)
% Intervals with a residual that is too great are cut, in two or in three.
N = numel(p.x) - 1;
mesh = p.x(1);
for k = 1:N
    pieces = 1;
    if ~good, pieces = 2; elseif residual(k) > 100*p.rtol, pieces = 3; elseif residual(k) > p.rtol, pieces = 2; end
    mesh = [mesh, p.x(k) + (p.x(k + 1) - p.x(k))*(1:pieces)/pieces];
end
mesh(end) = p.x(end);
z = zeros(p.n, numel(mesh));
z(:, 1) = y(:, 1);
k = 1;
direction = sign(p.x(end) - p.x(1));
for j = 2:numel(mesh)
    while k < N && direction*(mesh(j) - p.x(k + 1)) > 0, k = k + 1; end
    z(:, j) = odeInterpolate('cubic', mesh(j), p.x(k), y(:, k), p.x(k + 1), y(:, k + 1), {F(:, k), F(:, k + 1)});
end
end
