% SPDX-License-Identifier: Apache-2.0
function x = hygeinv(p, varargin)
% Quantile of the hypergeometric distribution for the probability p;
% parameters m, k, n.
[unknown, p, m, k, n] = distributionInputs('hyge', 'inv', {p}, varargin);
x = smallestCount(@(c, i) hygecdf(c, m(i), k(i), n(i)), p, n .* k ./ m, sqrt(n), 0, min(n, k));
x(unknown) = NaN;
end
