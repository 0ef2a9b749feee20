% SPDX-License-Identifier: Apache-2.0
function x = betainv(p, varargin)
% Quantile of the beta distribution for the probability p;
% parameters a, b.
[unknown, p, a, b] = distributionInputs('beta', 'inv', {p}, varargin);
x = betaincinv(p, a, b);
x(unknown) = NaN;
end
