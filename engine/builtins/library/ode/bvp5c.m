% SPDX-License-Identifier: Apache-2.0
function sol = bvp5c(odefun, bcfun, solinit, options)
% Boundary value problems y' = odefun(x, y), bcfun(y(a), y(b)) = 0 from the guess of bvpinit, with RelTol and AbsTol for the error of
% the solution itself: the collocation of bvp4c with tolerances that are narrowed until two solutions agree within those asked for, or until a mesh of 'Nmax'
% points does not hold the narrower ones (where a slope jumps).
% Example: sol = bvp5c(@(x, y) [y(2); -y(1)], @(a, b) [a(1); b(1) - 2], bvpinit(linspace(0, 1, 5), [0 0]))
if nargin < 3, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 4 || isempty(options), options = bvpset(); end
relative = bvpget(options, 'RelTol', 1e-3);
absolute = bvpget(options, 'AbsTol', 1e-6);
share = 1;
sol = bvp4c(odefun, bcfun, solinit, options);
met = sol.stats.maxerr <= relative;
while met && share > 1e-6
    share = share/10;
    before = sol;
    narrow = bvpset(options, 'RelTol', max(relative*share, 1e-12), 'AbsTol', absolute*share);
    sol = narrower(odefun, bcfun, before, narrow);
    if isempty(sol)
        sol = before;
        break
    end
    gap = abs(deval(sol, before.x) - before.y);
    limit = max(relative*abs(before.y), absolute(:));
    if all(gap(:) <= limit(:)), break, end
end
sol.solver = 'bvp5c';
end

function sol = narrower(odefun, bcfun, before, options)
% The solution with narrower tolerances, empty where they are not met.
state = warning('off', 'MATLAB:bvp4c:RelTolNotMet');
back = onCleanup(@() warning(state));
try
    sol = bvp4c(odefun, bcfun, before, options);
    if sol.stats.maxerr > bvpget(options, 'RelTol'), sol = []; end
catch failure
    if ~strcmp(failure.identifier, 'MATLAB:bvp4c:SingJac'), rethrow(failure), end
    sol = [];
end
end
