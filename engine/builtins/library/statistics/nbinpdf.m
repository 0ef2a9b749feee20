% SPDX-License-Identifier: Apache-2.0
function y = nbinpdf(x, varargin)
% Probability of the negative binomial distribution at x;
% parameters r, q.
[unknown, x, r, q] = distributionInputs('nbin', 'pdf', {x}, varargin);
k = max(x, 0);
b = k .* log1p(-q);
b(k == 0) = 0;
y = exp(gammaln(r + k) - gammaln(k + 1) - gammaln(r) + r .* log(q) + b);
y(x < 0 | x ~= fix(x) | isinf(x)) = 0;
y(unknown) = NaN;
end
