% SPDX-License-Identifier: Apache-2.0
function [s, absh, ok, failed] = odeSmallerStep(p, s, t, y, absh, hmin, err, converged, failed)
% After a step of a one-step implicit formula that failed: a fresh Jacobian where the iteration did
% not converge with an old one, a smaller step otherwise.
ok = true;
s.counts(2) = s.counts(2) + 1;
if ~converged && ~s.jacobianHere
    f0 = p.f(t, y);
    [s.J, calls] = odeJacobian(p, t, y, f0);
    s.counts(3) = s.counts(3) + calls + 1; s.counts(4) = s.counts(4) + 1;
    s.jacobianHere = true;
    s.hFactor = NaN;
    return
end
if absh <= hmin
    odeTooSmall(p.solver, t, hmin);
    ok = false;
elseif ~converged
    absh = max(0.3*absh, hmin);
elseif failed
    absh = max(hmin, 0.5*absh);
else
    absh = max(hmin, absh*max(0.1, 0.7*(p.rtol/err)^(1/3)));
end
failed = true;
end
