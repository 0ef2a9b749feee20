% SPDX-License-Identifier: Apache-2.0
function odeTooSmall(solver, t, hmin)
% The warning with which a solver gives up: it would need steps below what the time can resolve.
warning(sprintf('MATLAB:%s:IntegrationTolNotMet', solver), ['Failure at t=%e.  Unable to meet ' ...
    'integration tolerances without reducing the step size below the smallest value allowed (%e) at time t.'], t, hmin);
end
