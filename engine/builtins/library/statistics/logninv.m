% SPDX-License-Identifier: Apache-2.0
function x = logninv(p, varargin)
% Quantile of the lognormal distribution for the probability p;
% parameters mu (0), sigma (1).
[unknown, p, mu, sigma] = distributionInputs('logn', 'inv', {p}, varargin);
x = exp(mu - sqrt(2) * sigma .* erfcinv(2 * p));
x(unknown) = NaN;
end
