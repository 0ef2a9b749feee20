% SPDX-License-Identifier: Apache-2.0
function [m, v] = wblstat(a, b)
% Mean and variance of the Weibull distribution; parameters a, b.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b] = distributionArguments('wblstat', a, b);
refused = ~(a > 0 & b > 0);
m = a .* gamma(1 + 1 ./ b);
v = a.^2 .* (gamma(1 + 2 ./ b) - gamma(1 + 1 ./ b).^2);
m(refused) = NaN;
v(refused) = NaN;
end
