% SPDX-License-Identifier: Apache-2.0
function [q, e] = exactQuotient(n, nl, d, dl)
% (n + nl)./(d + dl) as the rounded quotient of n and d and what is left.
q = n./d;
[p, l] = exactProduct(q, d);
e = (((n - p) - l) + nl - q.*dl)./d;
e(~isfinite(e)) = 0;
end
