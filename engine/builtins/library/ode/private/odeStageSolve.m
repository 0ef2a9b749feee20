% SPDX-License-Identifier: Apache-2.0
function [s, ynew, slope, converged] = odeStageSolve(p, s, t, base, hd, slope, y)
% Simplified Newton iterations for M*slope = f(t, base + hd*slope), from a guess of the slope.
ynew = base + hd*slope;
M = p.M;
converged = false;
if p.normControl
    invwt = 1/max(max(norm(y), norm(ynew)), p.threshold);
    least = 100*eps(p.type)*norm(ynew)*invwt;
else
    invwt = 1./max(max(abs(y), abs(ynew)), p.threshold);
    least = 100*eps(p.type)*norm(ynew.*invwt, inf);
end
for iteration = 1:5
    if ~isempty(p.massOf), M = p.massOf(t, ynew); end
    change = odeSolve(s.F, hd*(p.f(t, ynew) - M*slope));
    s.counts(3) = s.counts(3) + 1; s.counts(6) = s.counts(6) + 1;
    now = norm(change.*invwt, inf);
    ynew = ynew + change;
    slope = slope + change/hd;
    if now <= least
        converged = true;
    elseif iteration == 1
        if s.haveRate
            converged = now*s.rate/(1 - s.rate) <= 0.05*p.rtol;
        else
            s.rate = 0;
        end
    elseif ~(now <= 0.9*before)
        return
    else
        s.rate = max(0.9*s.rate, now/before);
        s.haveRate = true;
        left = now*s.rate/(1 - s.rate);
        if left <= 0.1*p.rtol
            converged = true;
        elseif iteration == 5 || 0.5*p.rtol < left*s.rate^(5 - iteration)
            return
        end
    end
    if converged, return; end
    before = now;
end
end
