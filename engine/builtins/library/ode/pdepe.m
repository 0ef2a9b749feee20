% SPDX-License-Identifier: Apache-2.0
function [u, tsol] = pdepe(m, pde, ic, bc, xmesh, tspan, options, varargin)
% Solves c*u_t = x^-m*(x^m*f)_x + s for [c, f, s] = pde(x, t, u, u_x) from u = ic(x), with p + q*f = 0
% for [pl, ql, pr, qr] = bc(xl, ul, xr, ur, t) at the ends; m is 0 (slab), 1 (cylinder) or 2 (sphere).
% Balances of volumes round the mesh points, of order 2, are integrated by ode15s. u(k, i, j) is
% component j at tspan(k) and xmesh(i).
if nargin < 6, error('MATLAB:pdepe:NotEnoughInputs', 'Not enough input arguments.'); end
if nargin < 7, options = []; end
if ~any(m == [0 1 2]), error('MATLAB:pdepe:InvalidM', 'M must be 0, 1, or 2.'); end
x = xmesh(:)'; N = numel(x);
if N < 3, error('MATLAB:pdepe:TooFewPointsInXmesh', 'XMESH must have at least 3 entries.'); end
if any(diff(x) <= 0), error('MATLAB:pdepe:XmeshNotIncreasing', 'The entries of XMESH must be strictly increasing.'); end
if m > 0 && x(1) < 0, error('MATLAB:pdepe:NegXMESHWithPosM', 'M > 0 requires XMESH(1) >= 0.'); end
if numel(tspan) < 3, error('MATLAB:pdepe:TooFewPointsInTspan', 'TSPAN must have at least 3 entries.'); end
if ischar(pde) || isstring(pde), pde = str2func(char(pde)); end
if ischar(ic) || isstring(ic), ic = str2func(char(ic)); end
if ischar(bc) || isstring(bc), bc = str2func(char(bc)); end
first = ic(x(1), varargin{:});
n = numel(first);
U0 = zeros(n, N);
for k = 1:N
    v = ic(x(k), varargin{:});
    U0(:, k) = v(:);
end
half = (x(1:end - 1) + x(2:end))/2;
borders = [x(1), half, x(end)];
volume = diff(borders.^(m + 1))/(m + 1);
area = half.^m;
h = diff(x);
centred = m > 0 && x(1) == 0;
[~, ql, ~, qr] = bc(x(1), U0(:, 1), x(end), U0(:, end), tspan(1), varargin{:});
pattern = kron(spdiags(ones(N, 3), -1:1, N, N), ones(n));
o = odeset(options, 'Mass', @mass, 'MStateDependence', 'weak', 'MassSingular', 'maybe', 'JPattern', pattern);
[tsol, Y] = ode15s(@rates, tspan, U0(:), o);
u = zeros(numel(tsol), N, n);
for j = 1:n, u(:, :, j) = Y(:, j:n:end); end

    function [c, f, s] = at(x, t, u, slope)
        [c, f, s] = pde(x, t, u, slope, varargin{:});
        c = c(:); f = f(:); s = s(:);
    end
    function slope = slopeAt(U, i)
        if i == 1
            slope = (U(:, 2) - U(:, 1))/h(1);
            if centred, slope = zeros(n, 1); end
        elseif i == N
            slope = (U(:, N) - U(:, N - 1))/h(N - 1);
        else
            slope = (U(:, i + 1) - U(:, i - 1))/(h(i - 1) + h(i));
        end
    end
    function M = mass(t, y)
        U = reshape(y, n, N);
        d = zeros(n, N);
        for i = 1:N, d(:, i) = at(x(i), t, U(:, i), slopeAt(U, i)); end
        if ~centred, d(ql == 0, 1) = 0; end
        d(qr == 0, N) = 0;
        M = spdiags(d(:), 0, n*N, n*N);
    end
    function r = rates(t, y)
        U = reshape(y, n, N);
        flux = zeros(n, N + 1);
        for i = 1:N - 1
            [~, f] = at(half(i), t, (U(:, i) + U(:, i + 1))/2, (U(:, i + 1) - U(:, i))/h(i));
            flux(:, i + 1) = area(i)*f;
        end
        [pl, qL, pr, qR] = bc(x(1), U(:, 1), x(end), U(:, end), t, varargin{:});
        pl = pl(:); pr = pr(:); qL = qL(:); qR = qR(:);
        open = qL ~= 0;
        if ~centred, flux(open, 1) = -x(1)^m*pl(open, 1)./qL(open, 1); end
        flux(qR ~= 0, N + 1) = -x(end)^m*pr(qR ~= 0, 1)./qR(qR ~= 0, 1);
        R = zeros(n, N);
        for i = 1:N
            [~, ~, s] = at(x(i), t, U(:, i), slopeAt(U, i));
            R(:, i) = (flux(:, i + 1) - flux(:, i))/volume(i) + s;
        end
        if ~centred, R(~open, 1) = pl(~open, 1); end
        R(qR == 0, N) = pr(qR == 0, 1);
        r = R(:);
    end
end
