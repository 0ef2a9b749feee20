% SPDX-License-Identifier: Apache-2.0
function [s, ok] = odeErkStepLong(p, s)
% One accepted step of an explicit Runge-Kutta pair for a long state: a stage is a vector, their
% sums are element-wise and are fused with the function's own operations.
[A, c, E, order, leastShrink, lastIsFirst] = s.weights{:};
f = p.f; rtol = p.rtol;
t = s.t; y = s.y; absh = s.absh;
hmin = 16*eps(t);
absh = min(p.hmax, max(hmin, absh));
left = p.tf - t;
atEnd = 1.1*absh >= abs(left);
if atEnd, h = left; absh = abs(h); else, h = p.direction*absh; end
stages = numel(c);
failed = false;
ok = true;
while true
    K = cell(1, stages);
    K{1} = s.slope;
    for j = 2:stages - lastIsFirst
        K{j} = f(t + h*c(j), y + weighted(K, h*A(:, j)));
    end
    if atEnd, tnew = p.tf; else, tnew = t + h; end
    if lastIsFirst
        ynew = y + weighted(K, h*A(:, stages));
        K{stages} = f(tnew, ynew);
        s.counts(3) = s.counts(3) + stages - 1;
    else
        ynew = y + weighted(K, h*s.weights{7});
        s.counts(3) = s.counts(3) + stages;
    end
    h = tnew - t;
    difference = weighted(K, E);
    if p.normControl
        err = absh*norm(difference)/max(max(norm(y), norm(ynew)), p.threshold);
    else
        err = absh*max(abs(difference)./max(max(abs(y), abs(ynew)), p.threshold));
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
    K{stages} = f(tnew, ynew);
    s.counts(3) = s.counts(3) + 1;
end
s.counts(1) = s.counts(1) + 1;
s.before = t; s.start = y;
s.t = tnew; s.y = ynew;
s.data = K;
if lastIsFirst
    s.slope = K{stages};
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

function total = weighted(K, w)
total = 0;
for i = 1:numel(K)
    if w(i) ~= 0, total = total + w(i)*K{i}; end
end
end
