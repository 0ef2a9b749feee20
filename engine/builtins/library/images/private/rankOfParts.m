% SPDX-License-Identifier: Apache-2.0
function y = rankOfParts(parts, order)
% The element of that order (1 is the least) at each place of several arrays of one size.
n = numel(parts);
if n > 25 && order > 1 && order < n || isfloat(parts{1}) && any(isnan(parts{1}(:)))
    y = sort(cat(3, parts{:}), 3);
    y = y(:, :, order);
    return
end
% The extremes that cannot be the one are let go, from the side that has fewer of them.
low = order - 1;
high = n - order;
while low + high > 0
    if low <= high
        % The greatest of a window of high + 1 ... is beyond it: found by exchanges and left out.
        m = numel(parts);
        for k = 1:m - 1
            greater = max(parts{k}, parts{k + 1});
            parts{k} = min(parts{k}, parts{k + 1});
            parts{k + 1} = greater;
        end
        parts(m) = [];
        high = high - 1;
    else
        m = numel(parts);
        for k = 1:m - 1
            greater = max(parts{k}, parts{k + 1});
            parts{k + 1} = min(parts{k}, parts{k + 1});
            parts{k} = greater;
        end
        parts(m) = [];
        low = low - 1;
    end
end
y = parts{1};
end
