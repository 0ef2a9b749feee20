% SPDX-License-Identifier: Apache-2.0
function [il, ir, a, b] = matchedRows(s, t, o)
% Pairs of rows with equal keys, sorted by the keys; missing keys are like nothing.
[a, b] = pairedCodes(s, t, o.left, o.right);
[~, ~, g] = unique([a; b], 'rows');
g = g(:);
ga = g(1:s.rows);
gb = g(s.rows + 1:end);
ga(any(isnan(a), 2)) = NaN;
gb(any(isnan(b), 2)) = NaN;
n = max([g; 0]);
[sorted, order] = sort(gb);
order = order(~isnan(sorted));
count = accumarray(gb(~isnan(gb)), 1, [n 1]);
start = cumsum([1; count]);
[keys, left] = sort(ga);
left = left(~isnan(keys));
keys = keys(~isnan(keys));
times = reshape(count(keys), [], 1);
il = repelem(left, times);
il = il(:);
begin = repelem(reshape(start(keys), [], 1), times);
before = repelem(cumsum(times) - times, times);
ir = order(begin(:) + (1:numel(il))' - before(:) - 1);
ir = ir(:);
a = ga;
b = gb;
end
