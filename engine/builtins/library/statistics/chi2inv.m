% SPDX-License-Identifier: Apache-2.0
function x = chi2inv(p, varargin)
% Quantile of the chi-square distribution for the probability p;
% parameters v.
[unknown, p, v] = distributionInputs('chi2', 'inv', {p}, varargin);
x = 2 * gammaincinv(p, v / 2);
x(unknown) = NaN;
end
