% SPDX-License-Identifier: Apache-2.0
function x = nbininv(p, varargin)
% Quantile of the negative binomial distribution for the probability p;
% parameters r, q.
[unknown, p, r, q] = distributionInputs('nbin', 'inv', {p}, varargin);
m = r .* (1 - q) ./ q;
x = smallestCount(@(k, i) nbincdf(k, r(i), q(i)), p, m, sqrt(m ./ q), 0, Inf(size(p)));
x(unknown) = NaN;
end
