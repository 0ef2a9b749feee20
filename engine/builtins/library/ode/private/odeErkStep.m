% SPDX-License-Identifier: Apache-2.0
function [s, ok] = odeErkStep(p, s)
% One accepted step of an explicit Runge-Kutta pair; the stages are the columns of a matrix.
[A, c, E, order, leastShrink, lastIsFirst] = s.weights{:};
f = p.f; rtol = p.rtol; threshold = p.threshold;
t = s.t; y = s.y; absh = s.absh;
hmin = 16*eps(t);
absh = min(p.hmax, max(hmin, absh));
left = p.tf - t;
atEnd = 1.1*absh >= abs(left);
if atEnd, h = left; absh = abs(h); else, h = p.direction*absh; end
stages = numel(c);
failed = false;
ok = true;
size0 = abs(y);
while true
    K = zeros(p.n, stages, p.type);
    K(:, 1) = s.slope;
    hA = h*A;
    for j = 2:stages - lastIsFirst
        K(:, j) = f(t + h*c(j), y + K*hA(:, j));
    end
    if atEnd, tnew = p.tf; else, tnew = t + h; end
    if lastIsFirst
        ynew = y + K*hA(:, stages);
        K(:, stages) = f(tnew, ynew);
        s.counts(3) = s.counts(3) + stages - 1;
    else
        ynew = y + K*(h*s.weights{7});
        s.counts(3) = s.counts(3) + stages;
    end
    h = tnew - t;
    if p.normControl
        err = absh*norm(K*E)/max(max(norm(y), norm(ynew)), threshold);
    else
        err = absh*norm((K*E)./max(max(size0, abs(ynew)), threshold), inf);
    end
    [err, ynew, clipped] = odeNonNegativeError(p, err, ynew);
    if err > rtol
        s.counts(2) = s.counts(2) + 1;
        if absh <= hmin
            odeTooSmall(p.solver, t, hmin);
            ok = false;
            return
        end
        if failed
            absh = max(hmin, 0.5*absh);
        else
            failed = true;
            absh = max(hmin, absh*max(leastShrink, 0.8*(rtol/err)^(1/order)));
        end
        h = p.direction*absh;
        atEnd = false;
    else
        break
    end
end
if clipped && lastIsFirst
    K(:, stages) = f(tnew, ynew);
    s.counts(3) = s.counts(3) + 1;
end
s.counts(1) = s.counts(1) + 1;
s.before = t; s.start = y;
s.t = tnew; s.y = ynew;
s.data = K;
if lastIsFirst
    s.slope = K(:, stages);
elseif ~atEnd
    s.slope = f(tnew, ynew);
end
if ~failed
    grow = 1.25*(err/rtol)^(1/order);
    if grow > 0.2, absh = absh/grow; else, absh = 5*absh; end
end
s.absh = absh;
s.done = atEnd;
end
