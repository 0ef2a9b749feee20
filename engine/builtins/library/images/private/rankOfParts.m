% SPDX-License-Identifier: Apache-2.0
function y = rankOfParts(parts, order)
% The element of that order (1 is the least) at each place of several arrays of one size.
n = numel(parts);
if isfloat(parts{1}) && any(cellfun(@(part) any(isnan(part(:))), parts)) || n > 100 && order > 1 && order < n
    y = sort(cat(3, parts{:}), 3);
    y = y(:, :, order);
    return
end
% Of some of the parts the extremes that cannot be the one are let go, then another part joins them.
m = min(n, max(order, n - order + 1) + 1);
some = parts(1:m);
parts = parts(m + 1:end);
while n > 1
    m = numel(some);
    high = m > order;
    low = m - high > n - high - order + 1;
    if low && high
        some = withoutBoth(some);
    elseif high
        some = without(some, @min, @max);
    else
        some = without(some, @max, @min);
    end
    n = n - low - high;
    order = order - low;
    if ~isempty(parts)
        some(end + 1) = parts(1); %#ok<AGROW>
        parts(1) = [];
    end
end
y = some{1};
end

function some = without(some, stays, goes)
for k = 1:numel(some) - 1
    a = some{k};
    some{k} = stays(a, some{k + 1});
    some{k + 1} = goes(a, some{k + 1});
end
some(end) = [];
end

function some = withoutBoth(some)
% The least is among the lesser of pairs, the greatest among the greater.
m = numel(some);
half = floor(m/2);
less = some(1:half);
more = some(m - half + 1:m);
for k = 1:half
    a = less{k};
    less{k} = min(a, more{k});
    more{k} = max(a, more{k});
end
if 2*half < m
    % The one without a pair goes through both.
    a = some{half + 1};
    less{half + 1} = a;
    less = without(less, @max, @min);
    more{half + 1} = less{half};
    less(half) = [];
    some = [less, without(more, @min, @max)];
else
    some = [without(less, @max, @min), without(more, @min, @max)];
end
end
