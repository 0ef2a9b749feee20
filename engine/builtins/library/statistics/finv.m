% SPDX-License-Identifier: Apache-2.0
function x = finv(p, varargin)
% Quantile of the F distribution for the probability p;
% parameters v1, v2.
[unknown, p, v1, v2] = distributionInputs('f', 'inv', {p}, varargin);
q = betaincinv(p, v1 / 2, v2 / 2);
r = betaincinv(p, v2 / 2, v1 / 2, 'upper');
x = v2 .* q ./ (v1 .* r);
x(unknown) = NaN;
end
