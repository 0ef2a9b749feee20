% SPDX-License-Identifier: Apache-2.0
function p = hygecdf(x, varargin)
% Cumulative probability of the hypergeometric distribution up to x; 'upper' gives that above x;
% parameters m, k, n.
[upper, given] = upperTail(varargin);
[unknown, x, m, k, n] = distributionInputs('hyge', 'cdf', {x}, given);
if upper
    p = sums(x, m, k, n, true);
else
    p = sums(x, m, k, n, false);
end
p(unknown) = NaN;
end

function p = sums(x, m, k, n, upper)
p = zeros(size(x));
for i = 1:numel(x)
    low = max(0, n(i) + k(i) - m(i)):min(n(i), k(i));
    if upper, low = low(low > x(i)); else, low = low(low <= x(i)); end
    p(i) = min(sum(hygepdf(low, m(i), k(i), n(i))), 1);
end
end
