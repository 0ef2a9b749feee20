% SPDX-License-Identifier: Apache-2.0
function y = raylpdf(x, b)
% Density of the Rayleigh distribution at x;
% parameters b (1).
if nargin < 1, error('MATLAB:minrhs', 'Not enough input arguments.'); end
if nargin < 2, b = 1; end
[x, b] = distributionArguments('raylpdf', x, b);
refused = ~(b > 0);
b(refused) = NaN;
unknown = isnan(x) | isnan(b);
y = x ./ b.^2 .* exp(-0.5 * (x ./ b).^2);
y(x < 0) = 0;
y(unknown) = NaN;
end
