% SPDX-License-Identifier: Apache-2.0
function x = gaminv(p, varargin)
% Quantile of the gamma distribution for the probability p;
% parameters a, b (1).
[unknown, p, a, b] = distributionInputs('gam', 'inv', {p}, varargin);
x = gammaincinv(p, a) .* b;
x(unknown) = NaN;
end
