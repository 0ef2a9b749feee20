% SPDX-License-Identifier: Apache-2.0
function y = nbinpdf(x, varargin)
% Probability of the negative binomial distribution at x;
% parameters r, q.
[unknown, x, r, q] = distributionInputs('nbin', 'pdf', {x}, varargin);
k = max(x, 0);
k(isinf(k)) = 0;
[p, pl] = exactSum(1, -q);
y = r ./ (r + k) .* binomialTerm(r, k, q, 0, p, pl);
y(x < 0 | x ~= fix(x) | isinf(x)) = 0;
y(unknown) = NaN;
end
