% SPDX-License-Identifier: Apache-2.0
function [alpha, bias, step, converged] = smallestOptimum(K, y, p, C, o)
% Least alpha'*(K.*(y*y'))*alpha/2 + p'*alpha with y'*alpha of 0 and alpha from 0 to C, and the bias of the machine.
% Pairs of multipliers, the second by the gain of second order (Fan, Chen and Lin 2005).
n = numel(y);
alpha = zeros(n, 1);
G = p;
converged = false;
diagonal = diag(K);
for step = 1:o.IterationLimit
    up = (alpha < C & y > 0) | (alpha > 0 & y < 0);
    low = (alpha < C & y < 0) | (alpha > 0 & y > 0);
    v = -y.*G;
    most = v;
    most(~up) = -Inf;
    [m, i] = max(most);
    least = v;
    least(~low) = Inf;
    M = min(least);
    if ~(m - M > o.DeltaGradientTolerance), converged = true; break, end
    b = m - v;
    a = max(diagonal(i) + diagonal - 2*K(:, i), 1e-12);
    gain = b.^2./a;
    gain(~low | b <= 0) = -Inf;
    [~, j] = max(gain);
    move = b(j)/a(j);
    % Along y(i) up and y(j) down as far as both may go.
    if y(i) > 0, room = C(i) - alpha(i); else, room = alpha(i); end
    if y(j) > 0, other = alpha(j); else, other = C(j) - alpha(j); end
    move = min([move room other]);
    alpha(i) = alpha(i) + y(i)*move;
    alpha(j) = alpha(j) - y(j)*move;
    for k = [i j]
        if alpha(k) < 1e-12*C(k), alpha(k) = 0; elseif alpha(k) > C(k)*(1 - 1e-12), alpha(k) = C(k); end
    end
    G = G + y.*(K(:, i) - K(:, j))*move;
end
v = -y.*G;
free = alpha > 0 & alpha < C;
if any(free)
    bias = mean(v(free));
else
    up = (alpha < C & y > 0) | (alpha > 0 & y < 0);
    low = (alpha < C & y < 0) | (alpha > 0 & y > 0);
    bias = (max([v(up); -Inf]) + min([v(low); Inf]))/2;
    if ~isfinite(bias), bias = y(1); end
end
end
