% SPDX-License-Identifier: Apache-2.0
function [y, yp, residual] = decic(odefun, t0, y, fixed, yp, fixedSlope, options)
% Consistent initial values for ode15i: changes y0 and yp0, but not their fixed components, until odefun(t0,y,yp) is 0.
% Example: [y, yp] = decic(@(t, y, yp) yp + 2*y, 0, 1, 1, 0, 0)
if nargin < 6, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 7, options = []; end
if ischar(odefun) || isstring(odefun), odefun = str2func(odefun); end
if ~isa(odefun, 'function_handle')
    error('MATLAB:decic:InvalidOdefun', 'First argument must be a function handle.');
elseif ~(isnumeric(t0) && isscalar(t0))
    error('MATLAB:decic:InvalidT0', 'The initial time must be a numeric scalar.');
elseif ~(isnumeric(y) && isvector(y)) || ~(isnumeric(yp) && isvector(yp)) || numel(y) ~= numel(yp)
    error('MATLAB:decic:SizeOfY0', 'y0 and yp0 must be numeric vectors of the same length.');
end
y = double(y(:));
yp = double(yp(:));
n = numel(y);
fixed = pattern('fixed_y0', fixed, n);
fixedSlope = pattern('fixed_yp0', fixedSlope, n);
if nnz(fixed) + nnz(fixedSlope) > n
    error('MATLAB:decic:TooManyFixed', 'Cannot fix more than %d components.', n);
end
relative = odeget(options, 'RelTol', 1e-3);
absolute = odeget(options, 'AbsTol', 1e-6);
f = odefun(t0, y, yp);
f = f(:);
for turn = 1:100
    if norm(f, Inf) <= 1e-14*max(1, norm([y; yp], Inf)), break; end
    J = [slopes(@(v) odefun(t0, v, yp), y, f, ~fixed), slopes(@(v) odefun(t0, y, v), yp, f, ~fixedSlope)];
    step = -pinv(J)*f;
    free = nnz(~fixed);
    before = norm(f);
    % Half steps where a whole one makes it worse.
    share = 1;
    while true
        newY = y;
        newSlope = yp;
        newY(~fixed) = y(~fixed) + share*step(1:free);
        newSlope(~fixedSlope) = yp(~fixedSlope) + share*step(free + 1:end);
        next = odefun(t0, newY, newSlope);
        next = next(:);
        if norm(next) < before || share < 1e-3, break; end
        share = share/2;
    end
    done = norm(next) >= before;
    if done && before > 0 && any(abs(share*step) > relative*max(abs([y(~fixed); yp(~fixedSlope)]), 0) + max(absolute))
        error('MATLAB:decic:NoConvergence', 'Convergence failure in DECIC.');
    end
    if done, break; end
    [y, yp, f] = deal(newY, newSlope, next);
end
residual = norm(f);
end

function on = pattern(name, given, n)
if isempty(given)
    on = false(n, 1);
elseif ~(isnumeric(given) || islogical(given)) || ~isvector(given) || numel(given) ~= n || any(given(:) ~= 0 & given(:) ~= 1)
    error(['MATLAB:decic:Invalid' name], '%s must be a vector of zeros and ones as long as y0.', name);
else
    on = logical(given(:));
end
end

function J = slopes(g, v, f, free)
places = find(free)';
J = zeros(numel(f), numel(places));
for k = 1:numel(places)
    h = sqrt(eps)*max(abs(v(places(k))), 1e-5);
    moved = v;
    moved(places(k)) = v(places(k)) + h;
    J(:, k) = (reshape(g(moved), [], 1) - f)/(moved(places(k)) - v(places(k)));
end
end
