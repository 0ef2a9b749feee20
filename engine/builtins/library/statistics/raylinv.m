% SPDX-License-Identifier: Apache-2.0
function x = raylinv(p, varargin)
% Quantile of the Rayleigh distribution for the probability p;
% parameters b (1).
[unknown, p, b] = distributionInputs('rayl', 'inv', {p}, varargin);
x = b .* sqrt(-2 * log1p(-p));
x(unknown) = NaN;
end
