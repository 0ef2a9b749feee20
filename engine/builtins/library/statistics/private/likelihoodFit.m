% SPDX-License-Identifier: Apache-2.0
function [params, ci] = likelihoodFit(x, density, start, back, alpha)
% Maximum likelihood over free numbers q with the parameters back(q), from start; the intervals by the curvature in q, taken back.
cost = @(q) penalty(-sum(log(density(x, back(q)))));
o = optimset('TolX', 1e-10, 'TolFun', 1e-12, 'MaxIter', 5000, 'MaxFunEvals', 10000, 'Display', 'off');
q = start;
for turn = 1:3, q = fminsearch(cost, q, o); end
params = back(q);
if nargout < 2, return, end
n = numel(q);
H = zeros(n);
h = 1e-4*max(abs(q), 0.1);
for i = 1:n
    for j = 1:n
        e = zeros(1, n); e(i) = h(i);
        g = zeros(1, n); g(j) = h(j);
        H(i, j) = (cost(q + e + g) - cost(q + e - g) - cost(q - e + g) + cost(q - e - g))/(4*h(i)*h(j));
    end
end
width = norminv(1 - alpha/2)*sqrt(diag(inv(H)))';
ci = [back(q - width); back(q + width)];
ci = sort(ci, 1);
end

function c = penalty(c)
if ~isfinite(c) || ~isreal(c), c = 1e300; end
end
