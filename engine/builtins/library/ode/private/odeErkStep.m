% SPDX-License-Identifier: Apache-2.0
function [s, ok] = odeErkStep(p, s)
% One accepted step of an explicit Runge-Kutta pair. The stages are the columns of a matrix; of a long
% state (s.apart) each is a vector in a cell, so that their sums are fused with the function's own operations.
[A, c, E, order, leastShrink, lastIsFirst, b] = s.weights{:};
f = p.f; rtol = p.rtol; threshold = p.threshold;
t = s.t; y = s.y; absh = s.absh;
hmin = 16*eps(t);
absh = min(p.hmax, max(hmin, absh));
left = p.tf - t;
atEnd = 1.1*absh >= abs(left);
if atEnd, h = left; absh = abs(h); else, h = p.direction*absh; end
stages = numel(c);
apart = s.apart;
held = ~isempty(p.nonNegative);
clipped = false;
failed = false;
ok = true;
while true
    if atEnd, tnew = p.tf; else, tnew = t + h; end
    K = [];
    if s.short, [K, ynew, difference, relative] = rungeKuttaStages(f, t, tnew, h, y, s.slope, A, c, E, b, threshold); end
    made = isempty(K);
    if made
        if apart, K = cell(1, stages); else, K = zeros(p.n, stages, p.type); end
        K = put(K, 1, s.slope);
        hA = h*A;
        for j = 2:stages - lastIsFirst
            if apart, K{j} = f(t + h*c(j), y + weighted(K, hA(:, j)));
            else, K(:, j) = f(t + h*c(j), y + K*hA(:, j)); end
        end
        if lastIsFirst
            ynew = y + weighted(K, hA(:, stages));
            K = put(K, stages, f(tnew, ynew));
        else
            ynew = y + weighted(K, h*b);
        end
        difference = weighted(K, E);
    end
    s.counts(3) = s.counts(3) + stages - lastIsFirst;
    h = tnew - t;
    if p.normControl
        err = absh*norm(difference)/max(max(norm(y), norm(ynew)), threshold);
    elseif ~made
        err = absh*relative;
    else
        relative = difference./max(max(abs(y), abs(ynew)), threshold);
        if apart, err = absh*max(abs(relative)); else, err = absh*norm(relative, inf); end
    end
    if held, [err, ynew, clipped] = odeNonNegativeError(p, err, ynew); end
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
    K = put(K, stages, f(tnew, ynew));
    s.counts(3) = s.counts(3) + 1;
end
s.counts(1) = s.counts(1) + 1;
s.before = t; s.start = y;
s.t = tnew; s.y = ynew;
s.data = K;
if lastIsFirst
    if apart, s.slope = K{stages}; else, s.slope = K(:, stages); end
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

function K = put(K, j, stage)
if iscell(K), K{j} = stage; else, K(:, j) = stage; end
end

function total = weighted(K, w)
if ~iscell(K), total = K*w; return; end
total = 0;
for i = 1:numel(K)
    if w(i) ~= 0, total = total + w(i)*K{i}; end
end
end
