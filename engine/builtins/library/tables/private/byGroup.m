% SPDX-License-Identifier: Apache-2.0
function r = byGroup(how, v, g, n)
% A function of the rows of each group, its answers joined, one row a group.
[sorted, order] = sort(g(:));
order = order(~isnan(sorted));
count = accumarray(g(~isnan(g)), 1, [n 1]);
last = cumsum(count);
parts = cell(n, 1);
for k = 1:n
    parts{k} = how(rowsOf(v, sort(order(last(k) - count(k) + 1:last(k)))));
    if size(parts{k}, 1) ~= 1
        error('MATLAB:groupsummary:FunctionOutputSize', 'The function must give one row for each group.');
    end
end
if n == 0, r = zeros(0, 1); elseif all(cellfun(@ischar, parts)), r = parts; else, r = vertcat(parts{:}); end
end
