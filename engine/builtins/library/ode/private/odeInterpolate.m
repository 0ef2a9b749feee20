% SPDX-License-Identifier: Apache-2.0
function [y, slope] = odeInterpolate(solver, tq, t0, y0, t1, y1, data)
% The solution between t0 and t1 (and a little beyond) at the times of the row tq, a column each,
% by the interpolant that belongs to the method; and its derivative.
h = t1 - t0;
if strcmp(solver, 'ode23t') && numel(data) == 3, solver = 'points'; end
switch solver
    case {'ode45', 'ode23', 'dde23', 'ode78', 'ode89'}
        if nargout > 1
            [y, slope] = rungeKutta(solver, (tq - t0)/h, y0, h, data);
        else
            y = rungeKutta(solver, (tq - t0)/h, y0, h, data);
        end
    case 'ode15s'
        [y, slope] = differences((tq - t1)/data{1}, y1, data{1}, data{2});
    case 'ode113'
        [y, slope] = adams(tq - t1, y1, data{:});
    case 'ode23s'
        [k1, k2] = data{:};
        d = 1/(2 + sqrt(2)); e = 1/(1 - 2*d);
        s = (tq - t0)/h;
        y = y0 + k1*(h*e*(s.*(1 - s))) + k2*(h*e*(s.*(s - 2*d)));
        slope = k1*(e*(1 - 2*s)) + k2*(e*(2*s - 2*d));
    case {'ode15i', 'points'}
        [y, slope] = throughPoints(tq, data{1:2});
    otherwise % cubics of values and slopes
        [f0, f1] = data{:};
        s = (tq - t0)/h;
        rise = (y1 - y0)/h;
        a = 3*rise - 2*f0 - f1; b = f0 + f1 - 2*rise;
        y = y0 + f0*(h*s) + a*(h*s.^2) + b*(h*s.^3);
        slope = f0*ones(size(s)) + a*(2*s) + b*(3*s.^2);
end
end

function [y, slope] = rungeKutta(solver, s, y0, h, K)
persistent D5 D3 D8 D9
if isempty(D5)
    D5 = odeErkTableau('ode45').D;
    D3 = odeErkTableau('ode23').D;
    D8 = odeErkHighOrder('ode78').D;
    D9 = odeErkHighOrder('ode89').D;
end
switch solver
    case 'ode45', D = D5;
    case 'ode78', D = D8;
    case 'ode89', D = D9;
    otherwise, D = D3;
end
if nargout < 2 && isa(K, 'double') && isa(y0, 'double') && isreal(K) && isreal(y0) && ~isa(K, 'gpuArray')
    y = rungeKuttaBetween(s, y0, h, K, D);
    return
end
power = (1:size(D, 2))';
weights = D*(h*s.^power);
if ~iscell(K)
    y = y0 + K*weights;
    if nargout > 1, slope = K*(D*(power.*s.^(power - 1))); end
    return
end
y = cell(1, numel(s));
for q = 1:numel(s)
    y{q} = y0;
    for j = 1:numel(K)
        if any(D(j, :)), y{q} = y{q} + weights(j, q)*K{j}; end
    end
end
y = [y{:}];
if nargout > 1
    rates = D*(power.*s.^(power - 1));
    slope = 0;
    for j = 1:numel(K), slope = slope + K{j}*rates(j, :); end
end
end

function [y, slope] = differences(s, y1, h, dif)
% Newton's interpolation through the last points by backward differences.
k = size(dif, 2);
w = cumprod((s + (0:k - 1)')./(1:k)', 1);
y = y1 + dif*w;
if nargout > 1
    % d/ds of s(s+1)...(s+j-1)/j!, from the product before it.
    r = zeros(k, numel(s));
    before = ones(1, numel(s)); slopeBefore = zeros(1, numel(s));
    for j = 1:k
        slopeBefore = (slopeBefore.*(s + j - 1) + before)/j;
        before = before.*(s + j - 1)/j;
        r(j, :) = slopeBefore;
    end
    slope = dif*(r/h);
end
end

function [y, slope] = adams(ahead, y1, phi, psi)
% Shampine and Gordon's INTRP.
k = size(phi, 2);
n = numel(ahead);
y = zeros(size(phi, 1), n, class(phi)); slope = y;
for q = 1:n
    hi = ahead(q);
    g = zeros(k, 1); rho = g; w = 1./(1:k)';
    g(1) = 1; rho(1) = 1;
    term = 0;
    for j = 2:k
        gamma = (hi + term)/psi(j - 1);
        eta = hi/psi(j - 1);
        for i = 1:k + 1 - j, w(i) = gamma*w(i) - eta*w(i + 1); end
        g(j) = w(1);
        rho(j) = gamma*rho(j - 1);
        term = psi(j - 1);
    end
    y(:, q) = y1 + hi*(phi*g);
    slope(:, q) = phi*rho;
end
end

function [y, slope] = throughPoints(tq, t, Y)
% The polynomial through the columns of Y at the times t, by Lagrange's form.
m = numel(t); n = numel(tq);
L = zeros(m, n); dL = L;
for j = 1:m
    others = [1:j - 1, j + 1:m];
    L(j, :) = prod((tq - t(others)')./(t(j) - t(others)'), 1);
    for i = others
        rest = reshape(others(others ~= i), 1, []);
        dL(j, :) = dL(j, :) + prod([(tq - t(rest)')./(t(j) - t(rest)'); ones(1, n)], 1)/(t(j) - t(i));
    end
end
y = Y*L; slope = Y*dL;
end
