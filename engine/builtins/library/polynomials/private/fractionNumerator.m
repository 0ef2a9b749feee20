% SPDX-License-Identifier: Apache-2.0
function q = fractionNumerator(p, m, j)
% Of the fraction of pole j, brought over the product of all poles p with multiplicities m: what it is multiplied by.
left = true(numel(p), 1);
first = find(m(1:j) == 1, 1, 'last');
left(first:first + m(j) - 1) = false;
q = poly(p(left));
end
