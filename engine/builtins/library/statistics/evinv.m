% SPDX-License-Identifier: Apache-2.0
function x = evinv(p, varargin)
% Quantile of the extreme value (smallest) distribution for the probability p;
% parameters mu (0), sigma (1).
[unknown, p, mu, sigma] = distributionInputs('ev', 'inv', {p}, varargin);
x = mu + sigma .* log(-log1p(-p));
x(unknown) = NaN;
end
