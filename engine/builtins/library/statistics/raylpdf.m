% SPDX-License-Identifier: Apache-2.0
function y = raylpdf(x, varargin)
% Density of the Rayleigh distribution at x;
% parameters b (1).
[unknown, x, b] = distributionInputs('rayl', 'pdf', {x}, varargin);
y = x ./ b.^2 .* bellOfQuotient(x, 0, b);
y(x < 0) = 0;
y(unknown) = NaN;
end
