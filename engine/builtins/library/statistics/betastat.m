% SPDX-License-Identifier: Apache-2.0
function [m, v] = betastat(a, b)
% Mean and variance of the beta distribution; parameters a, b.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b] = distributionArguments('betastat', a, b);
refused = ~(a > 0 & b > 0);
m = a ./ (a + b);
v = m .* b ./ ((a + b) .* (a + b + 1));
m(refused) = NaN;
v(refused) = NaN;
end
