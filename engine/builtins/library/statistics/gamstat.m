% SPDX-License-Identifier: Apache-2.0
function [m, v] = gamstat(a, b)
% Mean and variance of the gamma distribution; parameters a, b.
if nargin < 2, error('MATLAB:minrhs', 'Not enough input arguments.'); end
[a, b] = distributionArguments('gamstat', a, b);
refused = ~(a > 0 & b > 0);
m = a .* b;
v = a .* b.^2;
m(refused) = NaN;
v(refused) = NaN;
end
