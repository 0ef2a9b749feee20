% SPDX-License-Identifier: Apache-2.0
function [s, e] = exactSum(a, b)
% a + b as the rounded sum and what it lost (D. E. Knuth).
s = a + b;
t = s - a;
e = (a - (s - t)) + (b - t);
end
