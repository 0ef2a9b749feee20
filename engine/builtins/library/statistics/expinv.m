% SPDX-License-Identifier: Apache-2.0
function x = expinv(p, varargin)
% Quantile of the exponential distribution for the probability p;
% parameters mu (1).
[unknown, p, mu] = distributionInputs('exp', 'inv', {p}, varargin);
x = -mu .* log1p(-p);
x(unknown) = NaN;
end
