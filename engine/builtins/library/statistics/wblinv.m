% SPDX-License-Identifier: Apache-2.0
function x = wblinv(p, varargin)
% Quantile of the Weibull distribution for the probability p;
% parameters a (1), b (1).
[unknown, p, a, b] = distributionInputs('wbl', 'inv', {p}, varargin);
x = a .* (-log1p(-p)).^(1 ./ b);
x(unknown) = NaN;
end
