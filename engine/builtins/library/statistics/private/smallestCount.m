% SPDX-License-Identifier: Apache-2.0
function x = smallestCount(cdf, p, mean, deviation, least, most)
% The smallest whole number whose cumulative probability reaches p, by bisection; cdf(x,i) is that
% of the i-th distributions.
x = NaN(size(p));
known = find(p >= 0 & p <= 1 & isfinite(mean));
known = known(:);
x(known) = most(known);
open = known(p(known) < 1);
if isempty(open), return, end
low = (least - 1) * ones(numel(open), 1);
high = min(ceil(reshape(mean(open) + 10 * deviation(open), [], 1)) + 10, reshape(most(open), [], 1));
target = reshape(p(open), [], 1);
at = @(k) reshape(cdf(reshape(k, size(p(open))), open), [], 1);
while true
    short = at(high) < target;
    if ~any(short), break, end
    low(short) = high(short);
    high(short) = min(2 * high(short) + 1, reshape(most(open(short)), [], 1));
end
while any(high - low > 1)
    middle = floor((low + high) / 2);
    reached = at(middle) >= target;
    high(reached) = middle(reached);
    low(~reached) = middle(~reached);
end
x(open) = high;
end
