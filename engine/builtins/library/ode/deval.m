% SPDX-License-Identifier: Apache-2.0
function [y, slope] = deval(sol, x, which)
% The solution of a differential equation, as its solver returned it in a struct, at the points x: a
% column for each; which components may be named third. The second output is the derivative.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if ~isstruct(sol), [sol, x] = deal(x, sol); end
if ~isstruct(sol) || ~all(isfield(sol, {'x', 'y', 'solver'}))
    error('MATLAB:deval:SolNotFromDiffEqSolver', 'First argument must be a solution structure of a solver of differential equations.');
end
n = size(sol.y, 1);
if nargin < 3, which = 1:n; end
mesh = sol.x;
direction = sign(mesh(end) - mesh(1));
xq = x(:)';
if any(isnan(xq)) || any(direction*(xq - mesh(1)) < 0) || any(direction*(xq - mesh(end)) > 0)
    error('MATLAB:deval:SolOutsideInterval', ['Attempting to evaluate the solution outside the interval\n' ...
        '[%e, %e] where it is defined.\n'], mesh(1), mesh(end));
end
y = zeros(numel(which), numel(xq), class(sol.y));
slope = y;
interval = discretize(direction*xq, direction*mesh);
if any(diff(mesh) == 0)
    steps = direction*mesh;
    for k = 1:numel(xq), interval(k) = max(1, min(numel(mesh) - 1, nnz(steps <= direction*xq(k)))); end
end
for k = unique(interval)
    here = interval == k;
    [part, rate] = within(sol, k, xq(here));
    y(:, here) = part(which, :);
    slope(:, here) = rate(which, :);
end
end

function [y, slope] = within(sol, k, x)
switch sol.solver
    case {'bvp4c', 'bvp5c'}
        [y, slope] = odeInterpolate('cubic', x, sol.x(k), sol.y(:, k), sol.x(k + 1), sol.y(:, k + 1), ...
            {sol.yp(:, k), sol.yp(:, k + 1)});
    otherwise
        step = sol.idata.steps{k};
        [y, slope] = odeInterpolate(sol.solver, x, step{:});
end
end
