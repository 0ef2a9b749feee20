% SPDX-License-Identifier: Apache-2.0
function x = norminv(p, varargin)
% Quantile of the normal distribution for the probability p;
% parameters mu (0), sigma (1).
[unknown, p, mu, sigma] = distributionInputs('norm', 'inv', {p}, varargin);
x = mu - sqrt(2) * sigma .* erfcinv(2 * p);
x(unknown) = NaN;
end
