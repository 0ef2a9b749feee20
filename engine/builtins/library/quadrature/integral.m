% SPDX-License-Identifier: Apache-2.0
function q = integral(f, a, b, varargin)
% Integral of f from a to b by adaptive Gauss-Kronrod rules (7 and 15 points); ends may be infinite.
% Options: 'AbsTol' (1e-10), 'RelTol' (1e-6), 'ArrayValued' (false), 'Waypoints'.
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isa(f, 'function_handle')
    error('MATLAB:integral:funArgNotHandle', 'First input argument must be a function handle.');
end
if ~isfloat(a) || ~isscalar(a) || ~isfloat(b) || ~isscalar(b)
    error('MATLAB:integral:invalidEndpoint', 'A and B must be floating-point scalars.');
end
o = integralOptions('integral', varargin, ...
    struct('AbsTol', 1e-10, 'RelTol', 1e-6, 'ArrayValued', false, 'Waypoints', []));
arrays = logical(o.ArrayValued); points = o.Waypoints;
if ~isempty(points) && (a == b || ~isreal([a, b, points(:).']))
    % A path in the complex plane, straight from point to point; it may be closed.
    path = [a, points(:).', b];
    if any(isinf(path))
        error('MATLAB:integral:ComplexInfiniteEndpoint', 'A contour must have finite points.');
    end
    q = 0;
    for k = 1:numel(path) - 1
        q = q + integral(f, path(k), path(k + 1), 'AbsTol', o.AbsTol, 'RelTol', o.RelTol, 'ArrayValued', arrays);
    end
    return;
end
if a == b, q = 0; return; end
% A finite interval [0,1] or [-1,1] of t, and x and dx/dt of it; the squares take singular ends away.
if isinf(a) && isinf(b)
    to = @(t) t./(1 - t.^2); slope = @(t) (1 + t.^2)./(1 - t.^2).^2;
    from = -1; until = 1; back = @(x) 2*x./(1 + sqrt(1 + 4*x.^2)); sense = sign(b);
    if sign(a) == sign(b), q = 0; return; end
elseif isinf(b)
    to = @(t) a + sign(b)*(t./(1 - t)).^2; slope = @(t) 2*sign(b)*t./(1 - t).^3;
    from = 0; until = 1; back = @(x) sqrt(abs(x - a))./(1 + sqrt(abs(x - a))); sense = 1;
elseif isinf(a)
    to = @(t) b + sign(a)*(t./(1 - t)).^2; slope = @(t) -2*sign(a)*t./(1 - t).^3;
    from = 0; until = 1; back = @(x) sqrt(abs(x - b))./(1 + sqrt(abs(x - b))); sense = 1;
else
    h = (b - a)/2;
    to = @(t) fromEnds(t, a, b); slope = @(t) 3*h*((1 - t).*(1 + t))/2;
    from = -1; until = 1; back = []; sense = 1;
end
cuts = linspace(from, until, 11);
if ~isempty(points) && ~isempty(back), cuts = unique([cuts, back(points(:)')]); end
if ~isempty(points) && isempty(back)
    t = arrayfun(@(x) inverseCubic((2*x - a - b)/(b - a)), points(:)');
    cuts = unique([cuts, t]);
end
[node, wide, narrow] = gaussKronrod();
lo = cuts(1:end - 1); hi = cuts(2:end);
q = 0; settled = 0;
for round_ = 1:650
    half = (hi - lo)/2; centre = (hi + lo)/2;
    t = node(:)*half + centre;
    [K, G] = panel(f, to(t), slope(t), wide, narrow, half, arrays);
    err = max(abs(K - G), [], 1);
    total = settled + sum(K, 2);
    % The rules' difference is far above the error of the better one; a hundredth keeps the answer near full accuracy.
    allowed = max(o.AbsTol, o.RelTol*max(abs(total)))/100;
    bad = err > allowed*(hi - lo)/(until - from) & abs(half) > 100*eps(max(abs(centre), 1));
    bad = bad | ~isfinite(err) & abs(half) > 1e-10;
    settled = settled + sum(K(:, ~bad), 2);
    if ~any(bad) || sum(err) <= allowed, settled = total; break, end
    if nnz(bad) > 650
        warning('MATLAB:integral:MaxIntervalCountReached', ...
            'Reached the limit on the maximum number of intervals in use. The integral may not exist, or it may be difficult to approximate numerically to the requested accuracy.');
        settled = total;
        break
    end
    mid = centre(bad);
    l = lo(bad); u = hi(bad);
    lo = [l mid]; hi = [mid u];
end
q = sense*settled;
if any(~isfinite(q(:)))
    warning('MATLAB:integral:NonFiniteValue', 'Infinite or Not-a-Number value encountered.');
end
if arrays, q = reshape(q, size(f(to((from + until)/2)))); end
end

function [K, G] = panel(f, x, dx, wide, narrow, half, arrays)
% Both rules for all intervals: a row for each element of the function's value.
if arrays
    first = f(x(1));
    K = zeros(numel(first), size(x, 2)); G = K;
    for j = 1:size(x, 2)
        for i = 1:size(x, 1)
            y = f(x(i, j))*dx(i, j);
            K(:, j) = K(:, j) + wide(i)*half(j)*y(:);
            G(:, j) = G(:, j) + narrow(i)*half(j)*y(:);
        end
    end
    return
end
y = f(x(:).');
if ~isequal(size(y), [1 numel(x)])
    error('MATLAB:integral:UnexpectedOutputSize', ...
        'Output of the function must be the same size as the input. If FUN is an array-valued integrand, set the ''ArrayValued'' option to true.');
end
y = reshape(y, size(x)).*dx;
K = (wide(:)'*y).*half;
G = (narrow(:)'*y).*half;
end

function x = fromEnds(t, a, b)
% The cubic t*(3-t^2)/2 of [-1,1] on [a,b], from the nearer end, which it never reaches by rounding.
x = a + (b - a)/4*(1 + t).^2.*(2 - t);
right = t > 0;
x(right) = b - (b - a)/4*(1 - t(right)).^2.*(2 + t(right));
end

function t = inverseCubic(s)
% The t in [-1,1] with t*(3-t^2)/2 = s.
t = 2*sin(asin(max(-1, min(1, s)))/3);
end
