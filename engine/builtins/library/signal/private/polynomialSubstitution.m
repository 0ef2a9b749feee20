% SPDX-License-Identifier: Apache-2.0
function [b, a] = polynomialSubstitution(b, a, over, under)
% b/a at s = over/under, multiplied out; a begins with 1.
n = max(numel(b), numel(a)) - 1;
b = together([zeros(1, n + 1 - numel(b)), b(:).'], n, over, under);
a = together([zeros(1, n + 1 - numel(a)), a(:).'], n, over, under);
first = find(abs(a) > 0, 1);
lead = a(first);
b = b/lead;
a = a(first:end)/lead;
first = find(abs(b) > 1e-14*max(abs(b)), 1);
b = b(first:end);
end

function p = together(c, n, over, under)
p = 0;
for j = 0:n
    part = c(j + 1);
    for i = 1:n - j, part = conv(part, over); end
    for i = 1:j, part = conv(part, under); end
    m = max(numel(p), numel(part));
    p = [zeros(1, m - numel(p)), p] + [zeros(1, m - numel(part)), part];
end
end
